/** Colours of the three-step gradients that shapes name as url(#gold). */
export const iconGradients: Readonly<Record<string, readonly [string, string, string]>> = {
  emer: ['#e9ffc4', '#3fe064', '#0a9248'],
  gold: ['#fff6b8', '#ffc93c', '#c4700c'],
  red: ['#ffb09c', '#ee3d44', '#8e0f30'],
  blue: ['#b4f0ff', '#2f9cf0', '#1a39a6'],
  green: ['#d2ff9e', '#38c94c', '#0a6e3a'],
  purple: ['#efc4ff', '#9a4fe8', '#45178e'],
  steel: ['#ffffff', '#c3cfe6', '#6f7da8'],
  wood: ['#e0a263', '#9a5a2c', '#552911'],
  parch: ['#fffdf0', '#f8e4b5', '#d2a45f'],
  dark: ['#6a5a9c', '#3d2c6b', '#211341'],
  teal: ['#c9fff4', '#2fd0c0', '#0b6b80'],
  orange: ['#ffe39a', '#ff9a2e', '#c2440c'],
  white: ['#ffffff', '#f1ecff', '#b9aee0'],
}

/**
 * body: filled, with the heavy outline behind and a thin line in front; line: a stroke with the heavy
 * outline behind; detail: light and shade only.
 */
export type IconShape = readonly [layer: 'body' | 'line' | 'detail', markup: string]

/** Every picture of 64 by 64 units the interface draws. */
export const iconShapes = {
  coin: [
    ['body', '<circle cx="32" cy="32" r="26" fill="url(#gold)"/>'],
    ['body', '<circle cx="32" cy="32" r="18.5" fill="#f0a21e"/>'],
    [
      'detail',
      '<polygon points="32,16.5 34.5,26 43,21 38,29.5 47.5,32 38,34.5 43,43 34.5,38 32,47.5 29.5,38 21,43 26,34.5 16.5,32 26,29.5 21,21 29.5,26" fill="#fff2a6"/>',
    ],
    ['detail', '<circle cx="32" cy="32" r="5" fill="#e08a12"/>'],
    ['detail', '<path d="M12 28C14 18 22 11 31 9L31 13C23 15 18 20 16 28z" fill="#fff" opacity="0.8"/>'],
  ],
  'red-crystal': [
    ['body', '<polygon points="32,4 50,21 44,51 32,60 20,51 14,21" fill="url(#red)"/>'],
    ['detail', '<polygon points="32,6 25,22 32,57 21,50 16,22" fill="#fff" opacity=".28"/>'],
    ['detail', '<polygon points="39,22 48,21 43,50 33,58" fill="#1a0d2b" opacity=".25"/>'],
    [
      'detail',
      '<path d="M16 22H48M25 22L32 58L39 22L32 6L25 22" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>',
    ],
    ['detail', '<path d="M22 16L30 8L26 18L19 20z" fill="#fff" opacity="0.8"/>'],
  ],
  'blue-crystal': [
    ['body', '<polygon points="32,4 50,21 44,51 32,60 20,51 14,21" fill="url(#blue)"/>'],
    ['detail', '<polygon points="32,6 25,22 32,57 21,50 16,22" fill="#fff" opacity=".28"/>'],
    ['detail', '<polygon points="39,22 48,21 43,50 33,58" fill="#1a0d2b" opacity=".25"/>'],
    [
      'detail',
      '<path d="M16 22H48M25 22L32 58L39 22L32 6L25 22" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>',
    ],
    ['detail', '<path d="M22 16L30 8L26 18L19 20z" fill="#fff" opacity="0.8"/>'],
  ],
  emerald: [
    ['body', '<polygon points="20,6 44,6 58,20 58,44 44,58 20,58 6,44 6,20" fill="url(#emer)"/>'],
    ['detail', '<polygon points="20,7 44,7 40,17 24,17" fill="#f1ffe0" opacity=".85"/>'],
    ['detail', '<polygon points="7,20 20,7 24,17 17,24" fill="#c9ff9e" opacity=".75"/>'],
    ['detail', '<polygon points="7,21 17,24 17,40 7,43" fill="#7df08a" opacity=".55"/>'],
    ['detail', '<polygon points="57,21 47,24 47,40 57,43" fill="#05703a" opacity=".35"/>'],
    ['detail', '<polygon points="57,44 47,40 40,47 44,57" fill="#03502f" opacity=".5"/>'],
    ['detail', '<polygon points="20,57 24,47 40,47 44,57" fill="#04602f" opacity=".4"/>'],
    ['body', '<polygon points="24,17 40,17 47,24 47,40 40,47 24,47 17,40 17,24" fill="#4fec78"/>'],
    ['detail', '<polygon points="24.5,18.5 39,18.5 18.5,39 18.5,24.5" fill="#b9ffae" opacity=".95"/>'],
    ['detail', '<polygon points="42,21 45.5,24.5 24.5,45.5 21,42" fill="#fff" opacity=".38"/>'],
    ['detail', '<polygon points="45.5,31 45.5,39.5 39.5,45.5 31,45.5" fill="#0b9a4c" opacity=".7"/>'],
  ],
  heart: [
    [
      'body',
      '<path d="M32 58C6 40 3 26 7 17C12 6 26 6 32 17C38 6 52 6 57 17C61 26 58 40 32 58z" fill="url(#red)"/>',
    ],
    ['detail', '<path d="M11 24C10 15 18 11 24 13C18 15 15 19 15 26z" fill="#fff" opacity="0.8"/>'],
    ['detail', '<path d="M56 26C54 38 44 47 32 55C44 42 52 34 56 26z" fill="#1a0d2b" opacity="0.3"/>'],
  ],
  sword: [
    ['body', '<path d="M26 38V13L32 2L38 13V38z" fill="url(#steel)" transform="rotate(40 32 32)"/>'],
    ['detail', '<path d="M32 5V38H28V14z" fill="#fff" opacity=".55" transform="rotate(40 32 32)"/>'],
    [
      'body',
      '<rect x="17" y="37" width="30" height="7.5" rx="3.7" fill="url(#gold)" transform="rotate(40 32 32)"/>',
    ],
    ['body', '<rect x="28.5" y="44" width="7" height="11" fill="url(#wood)" transform="rotate(40 32 32)"/>'],
    ['body', '<circle cx="32" cy="58" r="4.6" fill="url(#gold)" transform="rotate(40 32 32)"/>'],
  ],
  swords: [
    ['body', '<path d="M26 38V13L32 2L38 13V38z" fill="url(#steel)" transform="rotate(42 32 32)"/>'],
    ['detail', '<path d="M32 5V38H28V14z" fill="#fff" opacity=".55" transform="rotate(42 32 32)"/>'],
    [
      'body',
      '<rect x="17" y="37" width="30" height="7.5" rx="3.7" fill="url(#gold)" transform="rotate(42 32 32)"/>',
    ],
    ['body', '<rect x="28.5" y="44" width="7" height="11" fill="url(#wood)" transform="rotate(42 32 32)"/>'],
    ['body', '<circle cx="32" cy="58" r="4.6" fill="url(#gold)" transform="rotate(42 32 32)"/>'],
    ['body', '<path d="M26 38V13L32 2L38 13V38z" fill="url(#steel)" transform="rotate(-42 32 32)"/>'],
    ['detail', '<path d="M32 5V38H28V14z" fill="#fff" opacity=".55" transform="rotate(-42 32 32)"/>'],
    [
      'body',
      '<rect x="17" y="37" width="30" height="7.5" rx="3.7" fill="url(#gold)" transform="rotate(-42 32 32)"/>',
    ],
    ['body', '<rect x="28.5" y="44" width="7" height="11" fill="url(#wood)" transform="rotate(-42 32 32)"/>'],
    ['body', '<circle cx="32" cy="58" r="4.6" fill="url(#gold)" transform="rotate(-42 32 32)"/>'],
  ],
  shield: [
    [
      'body',
      '<path d="M32 4C40 9 48 10 57 10C58 34 51 51 32 61C13 51 6 34 7 10C16 10 24 9 32 4z" fill="url(#gold)"/>',
    ],
    [
      'body',
      '<path d="M32 12C38 15 44 16 50 16.5C50 34 45 46 32 53.5C19 46 14 34 14 16.5C20 16 26 15 32 12z" fill="url(#blue)"/>',
    ],
    [
      'body',
      '<polygon points="32,17 33.9,27.4 42.6,21.4 36.6,30.1 47,32 36.6,33.9 42.6,42.6 33.9,36.6 32,47 30.1,36.6 21.4,42.6 27.4,33.9 17,32 27.4,30.1 21.4,21.4 30.1,27.4" fill="url(#gold)"/>',
    ],
    ['detail', '<path d="M16 19C22 18 27 17 31 15L31 17C27 21 20 22 17 30z" fill="#fff" opacity="0.6"/>'],
  ],
  poison: [
    [
      'body',
      '<path d="M32 3C39 17 55 28 55 42C55 54 45 61 32 61C19 61 9 54 9 42C9 28 25 17 32 3z" fill="url(#green)"/>',
    ],
    ['body', '<path d="M32 27C43 27 48 34 46 43L41 46V53H23V46L18 43C16 34 21 27 32 27z" fill="#fbfff0"/>'],
    ['detail', '<circle cx="25.5" cy="40" r="4.3" fill="#1a0d2b"/>'],
    ['detail', '<circle cx="38.5" cy="40" r="4.3" fill="#1a0d2b"/>'],
    ['detail', '<path d="M28 50h2.5v4h-2.5zM33.5 50h2.5v4h-2.5z" fill="#1a0d2b"/>'],
    ['detail', '<path d="M15 34C19 26 25 20 29 14C27 23 20 29 18 37z" fill="#fff" opacity="0.8"/>'],
  ],
  apple: [
    [
      'line',
      '<path d="M34 18C34 11 37 7 42 4" fill="none" stroke="#6b3a16" stroke-width="5" stroke-linecap="round"/>',
    ],
    [
      'body',
      '<path d="M32 18C42 12 57 17 57 34C57 50 45 61 38 60C34 59 30 59 26 60C19 61 7 50 7 34C7 17 22 12 32 18z" fill="url(#gold)"/>',
    ],
    ['body', '<path d="M40 13C44 4 54 4 60 8C56 15 47 18 40 13z" fill="url(#green)"/>'],
    ['detail', '<path d="M12 36C11 26 18 20 25 21C19 24 16 29 16 37z" fill="#fff" opacity="0.9"/>'],
    [
      'detail',
      '<polygon points="38,27 40.8,35.2 49,38 40.8,40.8 38,49 35.2,40.8 27,38 35.2,35.2" fill="#fffbe0"/>',
    ],
  ],
  cards: [
    [
      'body',
      '<rect x="8" y="18" width="26" height="36" rx="4" transform="rotate(-16 21 36)" fill="url(#blue)"/>',
    ],
    [
      'body',
      '<rect x="30" y="18" width="26" height="36" rx="4" transform="rotate(16 43 36)" fill="url(#red)"/>',
    ],
    ['body', '<rect x="18" y="10" width="28" height="40" rx="4" fill="url(#parch)"/>'],
    ['body', '<polygon points="32,17 41,30 32,43 23,30" fill="url(#purple)"/>'],
    ['detail', '<polygon points="32,19 27,30 32,41 25,30" fill="#fff" opacity=".45"/>'],
    ['detail', '<path d="M21 14H30M21 14V22" fill="none" stroke="#fff" stroke-width="2.4" opacity=".8"/>'],
  ],
  tasks: [
    [
      'body',
      '<path d="M13 10H49C54 10 56 14 54 18H48V52C48 58 45 60 41 60H15C10 60 9 55 12 52H14z" fill="url(#parch)"/>',
    ],
    ['body', '<path d="M12 52H40C38 56 40 60 43 60H15C10 60 9 55 12 52z" fill="#d9ae68"/>'],
    [
      'line',
      '<path d="M20 21l4 4 6-7M20 36l4 4 6-7" fill="none" stroke="#1f8a2a" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>',
    ],
    ['detail', '<path d="M34 20h9v4h-9zM34 35h9v4h-9z" fill="#8a5a28"/>'],
    ['body', '<path d="M13 10C8 10 7 17 13 17H16V12" fill="#d9ae68"/>'],
  ],
  mail: [
    ['body', '<rect x="5" y="13" width="54" height="40" rx="6" fill="url(#parch)"/>'],
    ['body', '<path d="M7 50L26 33M57 50L38 33" fill="none"/>'],
    [
      'body',
      '<path d="M6 16C7 13 9 13 11 13H53C56 13 57 14 58 16L36 37C33 39.5 31 39.5 28 37z" fill="#fff6dc"/>',
    ],
    ['body', '<circle cx="32" cy="37" r="9" fill="url(#red)"/>'],
    [
      'detail',
      '<polygon points="32,31 33.5,34.9 37.7,35.1 34.5,37.8 35.5,41.9 32,39.6 28.5,41.9 29.5,37.8 26.3,35.1 30.5,34.9" fill="#ffd9c9"/>',
    ],
  ],
  chat: [
    [
      'body',
      '<path d="M32 7C49 7 60 16 60 29C60 42 48 50 33 50C30 50 27 50 24.5 49L11 59L14 44C7 40 4 35 4 29C4 16 16 7 32 7z" fill="url(#white)"/>',
    ],
    ['body', '<circle cx="19" cy="29" r="4.5" fill="url(#blue)"/>'],
    ['body', '<circle cx="32" cy="29" r="4.5" fill="url(#blue)"/>'],
    ['body', '<circle cx="45" cy="29" r="4.5" fill="url(#blue)"/>'],
    ['detail', '<path d="M9 27C11 18 20 12 31 12C20 15 14 20 13 28z" fill="#fff" opacity="0.9"/>'],
  ],
  wheel: [
    ['body', '<circle cx="32" cy="34" r="27" fill="url(#gold)"/>'],
    ['body', '<path d="M32 34L53 34A21 21 0 0 1 46.8 48.8z" fill="#ef4450"/>'],
    ['body', '<path d="M32 34L46.8 48.8A21 21 0 0 1 32 55z" fill="#ffd34a"/>'],
    ['body', '<path d="M32 34L32 55A21 21 0 0 1 17.2 48.8z" fill="#3fb8f2"/>'],
    ['body', '<path d="M32 34L17.2 48.8A21 21 0 0 1 11 34z" fill="#fff3d6"/>'],
    ['body', '<path d="M32 34L11 34A21 21 0 0 1 17.2 19.2z" fill="#ef4450"/>'],
    ['body', '<path d="M32 34L17.2 19.2A21 21 0 0 1 32 13z" fill="#ffd34a"/>'],
    ['body', '<path d="M32 34L32 13A21 21 0 0 1 46.8 19.2z" fill="#3fb8f2"/>'],
    ['body', '<path d="M32 34L46.8 19.2A21 21 0 0 1 53 34z" fill="#fff3d6"/>'],
    ['body', '<circle cx="32" cy="34" r="7" fill="url(#gold)"/>'],
    ['body', '<path d="M24 2H40L32 17z" fill="url(#red)"/>'],
    ['detail', '<path d="M12 29C14 21 20 15 27 13C20 18 16 23 15 31z" fill="#fff" opacity="0.5"/>'],
  ],
  gift: [
    ['body', '<rect x="9" y="28" width="46" height="31" rx="4" fill="url(#purple)"/>'],
    ['body', '<rect x="26" y="28" width="12" height="31" fill="url(#gold)"/>'],
    ['body', '<rect x="5" y="18" width="54" height="13" rx="4" fill="url(#purple)"/>'],
    ['body', '<rect x="25" y="18" width="14" height="13" fill="url(#gold)"/>'],
    [
      'body',
      '<path d="M32 18C22 18 13 14 16 7C20 1 30 6 32 18C34 6 44 1 48 7C51 14 42 18 32 18z" fill="url(#gold)"/>',
    ],
    ['detail', '<path d="M8 21H24V24H8z" fill="#fff" opacity="0.5"/>'],
  ],
  helmet: [
    ['body', '<path d="M32 2L35 12C49 17 55 28 55 41H9C9 28 15 17 29 12z" fill="url(#steel)"/>'],
    ['detail', '<path d="M30 13C19 18 13 27 12 39H19C19 28 23 19 30 13z" fill="#fff" opacity=".75"/>'],
    [
      'body',
      '<path d="M9 41H55L52 57C47 60 43 58 43 53L40 47H36V53L32 57L28 53V47H24L21 53C21 58 17 60 12 57z" fill="url(#steel)"/>',
    ],
    ['body', '<path d="M7 35C20 30 44 30 57 35V43C44 38 20 38 7 43z" fill="url(#gold)"/>'],
    ['body', '<circle cx="32" cy="37" r="4" fill="url(#red)"/>'],
  ],
  bag: [
    ['line', '<path d="M22 16C22 4 42 4 42 16" fill="none" stroke="#7a431c" stroke-width="6"/>'],
    ['body', '<rect x="3" y="34" width="12" height="20" rx="6" fill="url(#wood)"/>'],
    ['body', '<rect x="49" y="34" width="12" height="20" rx="6" fill="url(#wood)"/>'],
    [
      'body',
      '<path d="M10 32C10 18 20 12 32 12C44 12 54 18 54 32V52C54 58 50 61 44 61H20C14 61 10 58 10 52z" fill="url(#wood)"/>',
    ],
    [
      'body',
      '<path d="M10 24C12 16 20 12 32 12C44 12 52 16 54 24C54 34 46 38 32 38C18 38 10 34 10 24z" fill="#b9743a"/>',
    ],
    ['body', '<rect x="18" y="43" width="28" height="14" rx="5" fill="#b9743a"/>'],
    ['body', '<rect x="27" y="32" width="10" height="14" rx="3" fill="url(#gold)"/>'],
    ['detail', '<path d="M14 24C16 18 22 15 30 15C22 18 18 21 17 28z" fill="#fff" opacity="0.5"/>'],
  ],
  banner: [
    ['body', '<rect x="8" y="3" width="48" height="7" rx="3.5" fill="url(#gold)"/>'],
    ['body', '<path d="M13 10H51V50L42 44L32 58L22 44L13 50z" fill="url(#red)"/>'],
    [
      'body',
      '<polygon points="32,15 34.3,22.5 41.2,18.8 37.5,25.7 45,28 37.5,30.3 41.2,37.2 34.3,33.5 32,41 29.7,33.5 22.8,37.2 26.5,30.3 19,28 26.5,25.7 22.8,18.8 29.7,22.5" fill="url(#gold)"/>',
    ],
    ['body', '<circle cx="32" cy="28" r="5" fill="#fff3b0"/>'],
    ['detail', '<path d="M44 10H51V50L44 45z" fill="#1a0d2b" opacity="0.2"/>'],
    ['detail', '<path d="M13 10h6v34l-6 4z" fill="#fff" opacity="0.2"/>'],
  ],
  shop: [
    ['body', '<path d="M11 28H53V58H11z" fill="url(#wood)"/>'],
    ['body', '<rect x="17" y="35" width="14" height="23" fill="#4a2411"/>'],
    ['body', '<rect x="35" y="35" width="14" height="12" fill="#ffe08a"/>'],
    [
      'body',
      '<path d="M9 8H55L61 26C61 35 50 35 50 27C50 35 39 35 38.5 27C38.5 35 25.5 35 25.5 27C25 35 14 35 14 27C14 35 3 35 3 26z" fill="url(#red)"/>',
    ],
    ['detail', '<path d="M19 9.5H27L25.5 27C25 33 15 33 14.5 27z" fill="#fff6df"/>'],
    ['detail', '<path d="M37 9.5H45L49.5 27C49 33 39.5 33 38.7 27z" fill="#fff6df"/>'],
    ['detail', '<path d="M9 9h46l1 4H8z" fill="#fff" opacity="0.4"/>'],
  ],
  clock: [
    ['body', '<circle cx="32" cy="34" r="25" fill="url(#gold)"/>'],
    ['body', '<circle cx="32" cy="34" r="18" fill="#fff8e3"/>'],
    ['body', '<rect x="26" y="2" width="12" height="8" rx="3" fill="url(#gold)"/>'],
    [
      'line',
      '<path d="M32 23V35L41 40" fill="none" stroke="#1a0d2b" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
    ],
  ],
  lock: [
    ['line', '<path d="M20 30V20C20 4 44 4 44 20V30" fill="none" stroke="#c3cfe6" stroke-width="7"/>'],
    ['body', '<rect x="11" y="27" width="42" height="32" rx="8" fill="url(#gold)"/>'],
    ['detail', '<circle cx="32" cy="40" r="5" fill="#3b2110"/>'],
    ['detail', '<rect x="29.5" y="41" width="5" height="11" rx="2" fill="#3b2110"/>'],
  ],
  star: [
    [
      'body',
      '<polygon points="32,4 39.9,22.1 59.6,24 44.8,37.2 49,56.5 32,46.5 14.9,56.5 19.2,37.2 4.4,24 24.1,22.1" fill="url(#gold)"/>',
    ],
    ['detail', '<path d="M32 9L37 23L30 24L26 25z" fill="#fff" opacity="0.8"/>'],
    ['detail', '<path d="M32 48L48 56L43 40z" fill="#1a0d2b" opacity="0.2"/>'],
  ],
  'star-empty': [
    [
      'body',
      '<polygon points="32,4 39.9,22.1 59.6,24 44.8,37.2 49,56.5 32,46.5 14.9,56.5 19.2,37.2 4.4,24 24.1,22.1" fill="#4a3a78"/>',
    ],
  ],
  plus: [['body', '<path d="M25 8H39V25H56V39H39V56H25V39H8V25H25z" fill="#fff8e3"/>']],
  close: [
    [
      'body',
      '<path d="M14 6L32 23L50 6L58 14L41 32L58 50L50 58L32 41L14 58L6 50L23 32L6 14z" fill="#fff8e3"/>',
    ],
  ],
  back: [['body', '<path d="M30 6L30 20C50 20 58 32 58 54C50 42 42 40 30 40L30 54L5 30z" fill="#fff8e3"/>']],
  chevron: [['body', '<path d="M40 5L53 16L35 32L53 48L40 59L10 32z" fill="#fff8e3"/>']],
  info: [['body', '<path d="M25 26H39V58H25zM25 6H39V19H25z" fill="#fff8e3"/>']],
  flag: [
    ['line', '<path d="M14 6V60" stroke="#c98a4c" stroke-width="6" stroke-linecap="round"/>'],
    ['body', '<path d="M16 8C28 2 38 16 56 8V38C40 46 30 30 16 38z" fill="url(#white)"/>'],
    ['detail', '<path d="M40 12C46 12 52 10 56 8V38C50 41 44 41 40 40z" fill="#1a0d2b" opacity="0.1"/>'],
  ],
  auto: [
    [
      'body',
      '<path d="M32 8C42 8 50 14 54 22L60 20L56 38L42 27L47 25C44 20 39 16 32 16C25 16 20 20 17 26L9 23C13 14 22 8 32 8z" fill="#fff8e3"/>',
    ],
    [
      'body',
      '<path d="M32 56C22 56 14 50 10 42L4 44L8 26L22 37L17 39C20 44 25 48 32 48C39 48 44 44 47 38L55 41C51 50 42 56 32 56z" fill="#ffd968"/>',
    ],
  ],
  flame: [
    [
      'body',
      '<path d="M34 2C36 14 52 20 52 40C52 53 43 61 32 61C21 61 12 53 12 41C12 31 19 27 20 17C26 19 28 24 28 28C33 22 36 12 34 2z" fill="url(#orange)"/>',
    ],
    [
      'detail',
      '<path d="M33 28C35 35 43 39 42 48C41 55 37 58 32 58C26 58 22 54 22 48C22 42 26 41 27 36C30 37 31 39 31 41C33 38 34 33 33 28z" fill="#fff1a0"/>',
    ],
  ],
  frost: [
    [
      'line',
      '<path d="M32 5V59M9 18L55 46M55 18L9 46M24 8l8 7 8-7M24 56l8-7 8 7M9 28l11-2-4-11M55 36l-11 2 4 11M55 28l-11-2 4-11M9 36l11 2-4 11" fill="none" stroke="#dff8ff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
    ],
  ],
  leaf: [
    ['body', '<path d="M8 56C6 22 26 6 58 6C60 40 42 58 16 52z" fill="url(#green)"/>'],
    [
      'line',
      '<path d="M8 60C18 42 28 32 44 20" fill="none" stroke="#0a5a2c" stroke-width="4" stroke-linecap="round"/>',
    ],
    ['detail', '<path d="M14 44C14 26 26 14 44 11C30 18 20 28 18 44z" fill="#fff" opacity="0.5"/>'],
  ],
  bolt: [
    ['body', '<path d="M36 2L10 36H28L22 62L54 24H36L44 2z" fill="url(#gold)"/>'],
    ['detail', '<path d="M35 6L17 33H24L38 12z" fill="#fff" opacity="0.6"/>'],
  ],
  'scroll-red': [
    ['body', '<path d="M14 12H50V52H14z" fill="url(#parch)"/>'],
    ['body', '<rect x="8" y="6" width="48" height="11" rx="5.5" fill="#e2b873"/>'],
    ['body', '<rect x="8" y="47" width="48" height="11" rx="5.5" fill="#e2b873"/>'],
    [
      'line',
      '<path d="M27 24V41M27 25L38 31L27 36" fill="none" stroke="#c0202f" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>',
    ],
  ],
  'scroll-blue': [
    ['body', '<path d="M14 12H50V52H14z" fill="url(#parch)"/>'],
    ['body', '<rect x="8" y="6" width="48" height="11" rx="5.5" fill="#8fb9ea"/>'],
    ['body', '<rect x="8" y="47" width="48" height="11" rx="5.5" fill="#8fb9ea"/>'],
    [
      'line',
      '<path d="M32 23V42M25 28L32 23L39 28M26 36L32 42L38 36" fill="none" stroke="#1f55b8" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>',
    ],
  ],
  'potion-red': [
    [
      'body',
      '<path d="M26 20V12H38V20C50 25 55 33 55 41C55 53 45 60 32 60C19 60 9 53 9 41C9 33 14 25 26 20z" fill="#e8f6ff"/>',
    ],
    [
      'detail',
      '<path d="M12 38C18 34 26 41 34 38C42 35 48 36 52 38C54 51 44 57 32 57C20 57 10 51 12 38z" fill="url(#red)"/>',
    ],
    ['detail', '<circle cx="25" cy="46" r="3" fill="#fff" opacity=".7"/>'],
    ['detail', '<circle cx="38" cy="50" r="2.4" fill="#fff" opacity=".6"/>'],
    ['detail', '<path d="M15 36C17 30 22 26 27 24L27 28C22 30 19 34 18 38z" fill="#fff" opacity="0.9"/>'],
    ['body', '<rect x="23" y="4" width="18" height="10" rx="4" fill="url(#wood)"/>'],
  ],
  'potion-green': [
    [
      'body',
      '<path d="M26 20V12H38V20C50 25 55 33 55 41C55 53 45 60 32 60C19 60 9 53 9 41C9 33 14 25 26 20z" fill="#e8f6ff"/>',
    ],
    [
      'detail',
      '<path d="M12 38C18 34 26 41 34 38C42 35 48 36 52 38C54 51 44 57 32 57C20 57 10 51 12 38z" fill="url(#green)"/>',
    ],
    ['detail', '<circle cx="25" cy="46" r="3" fill="#fff" opacity=".7"/>'],
    ['detail', '<circle cx="38" cy="50" r="2.4" fill="#fff" opacity=".6"/>'],
    ['detail', '<path d="M15 36C17 30 22 26 27 24L27 28C22 30 19 34 18 38z" fill="#fff" opacity="0.9"/>'],
    ['body', '<rect x="23" y="4" width="18" height="10" rx="4" fill="url(#wood)"/>'],
  ],
  'potion-blue': [
    [
      'body',
      '<path d="M26 20V12H38V20C50 25 55 33 55 41C55 53 45 60 32 60C19 60 9 53 9 41C9 33 14 25 26 20z" fill="#e8f6ff"/>',
    ],
    [
      'detail',
      '<path d="M12 38C18 34 26 41 34 38C42 35 48 36 52 38C54 51 44 57 32 57C20 57 10 51 12 38z" fill="url(#blue)"/>',
    ],
    ['detail', '<circle cx="25" cy="46" r="3" fill="#fff" opacity=".7"/>'],
    ['detail', '<circle cx="38" cy="50" r="2.4" fill="#fff" opacity=".6"/>'],
    ['detail', '<path d="M15 36C17 30 22 26 27 24L27 28C22 30 19 34 18 38z" fill="#fff" opacity="0.9"/>'],
    ['body', '<rect x="23" y="4" width="18" height="10" rx="4" fill="url(#wood)"/>'],
  ],
  ring: [
    ['line', '<circle cx="32" cy="40" r="17" fill="none" stroke="#ffc93c" stroke-width="7"/>'],
    ['body', '<polygon points="32,4 44,12 40,24 24,24 20,12" fill="url(#red)"/>'],
    ['detail', '<polygon points="32,6 24,12 28,22 22,13" fill="#fff" opacity=".6"/>'],
  ],
  amulet: [
    [
      'line',
      '<path d="M10 6C12 26 22 34 32 36C42 34 52 26 54 6" fill="none" stroke="#ffc93c" stroke-width="5"/>',
    ],
    ['body', '<circle cx="32" cy="44" r="15" fill="url(#gold)"/>'],
    ['body', '<circle cx="32" cy="44" r="8.5" fill="url(#teal)"/>'],
    ['detail', '<path d="M27 42a6 6 0 0 1 6-4l-1 3z" fill="#fff" opacity="0.9"/>'],
  ],
  boots: [
    ['body', '<path d="M18 5H42V36C50 38 60 42 60 52V58H14C14 48 18 44 18 36z" fill="url(#wood)"/>'],
    ['body', '<rect x="15" y="4" width="30" height="11" rx="4" fill="url(#gold)"/>'],
    ['body', '<path d="M13 53H60V60H13z" fill="#4a2411"/>'],
    ['detail', '<path d="M22 18h5v18h-5z" fill="#fff" opacity="0.3"/>'],
  ],
  staff: [
    ['line', '<path d="M14 60L40 24" stroke="#9a5a2c" stroke-width="7" stroke-linecap="round"/>'],
    [
      'line',
      '<path d="M34 24C30 10 44 2 56 8C62 20 54 32 42 30" fill="none" stroke="#ffc93c" stroke-width="5" stroke-linecap="round"/>',
    ],
    ['body', '<polygon points="46,10 53,17 47,27 39,20" fill="url(#teal)"/>'],
  ],
  skull: [
    ['body', '<path d="M32 5C50 5 60 17 57 34L48 41V54H16V41L7 34C4 17 14 5 32 5z" fill="url(#white)"/>'],
    ['detail', '<circle cx="21" cy="29" r="7.5" fill="#1a0d2b"/>'],
    ['detail', '<circle cx="43" cy="29" r="7.5" fill="#1a0d2b"/>'],
    ['detail', '<path d="M32 35l4 7h-8z" fill="#1a0d2b"/>'],
    ['body', '<path d="M24 47v7M32 47v7M40 47v7" fill="none"/>'],
  ],
  crown: [
    ['body', '<path d="M8 50L4 18L20 32L32 8L44 32L60 18L56 50z" fill="url(#gold)"/>'],
    ['body', '<rect x="8" y="46" width="48" height="11" rx="4" fill="url(#gold)"/>'],
    ['body', '<circle cx="32" cy="51" r="3.6" fill="url(#red)"/>'],
    ['detail', '<path d="M10 26L20 36L19 44L12 44z" fill="#fff" opacity="0.5"/>'],
  ],
  up: [
    ['body', '<path d="M32 5L59 33H44V58H20V33H5z" fill="url(#green)"/>'],
    ['detail', '<path d="M32 10L13 30H20z" fill="#fff" opacity="0.6"/>'],
  ],
  hourglass: [
    [
      'body',
      '<path d="M16 8H48C48 24 40 27 36 32C40 37 48 40 48 56H16C16 40 24 37 28 32C24 27 16 24 16 8z" fill="#e8f6ff"/>',
    ],
    [
      'detail',
      '<path d="M19 52C20 44 27 43 32 38C37 43 44 44 45 52zM22 18H42C40 25 35 27 32 31C29 27 24 25 22 18z" fill="url(#gold)"/>',
    ],
    ['body', '<rect x="10" y="3" width="44" height="9" rx="4" fill="url(#wood)"/>'],
    ['body', '<rect x="10" y="52" width="44" height="9" rx="4" fill="url(#wood)"/>'],
  ],
  minus: [['body', '<path d="M8 25H56V39H8z" fill="#fff8e3"/>']],
  check: [['body', '<path d="M6 33L16 23L27 34L49 8L60 18L28 55z" fill="url(#green)"/>']],
  forward: [['body', '<path d="M24 5L11 16L29 32L11 48L24 59L54 32z" fill="#fff8e3"/>']],
  down: [['body', '<path d="M5 24L16 11L32 29L48 11L59 24L32 54z" fill="#fff8e3"/>']],
  search: [
    ['line', '<path d="M42 42L57 57" stroke="#9a5a2c" stroke-width="9" stroke-linecap="round"/>'],
    ['body', '<circle cx="27" cy="27" r="22" fill="url(#gold)"/>'],
    ['body', '<circle cx="27" cy="27" r="14.5" fill="url(#blue)"/>'],
    ['detail', '<path d="M16 27C16 20 21 16 27 15L27 19C23 20 20 23 20 28z" fill="#fff" opacity=".85"/>'],
  ],
  settings: [
    [
      'body',
      '<polygon points="52.8,24.8 61.4,26.1 61.4,37.9 52.8,39.2 51.8,41.6 56.9,48.7 48.7,56.9 41.6,51.8 39.2,52.8 37.9,61.4 26.1,61.4 24.8,52.8 22.4,51.8 15.3,56.9 7.1,48.7 12.2,41.6 11.2,39.2 2.6,37.9 2.6,26.1 11.2,24.8 12.2,22.4 7.1,15.3 15.3,7.1 22.4,12.2 24.8,11.2 26.1,2.6 37.9,2.6 39.2,11.2 41.6,12.2 48.7,7.1 56.9,15.3 51.8,22.4" fill="url(#steel)"/>',
    ],
    ['body', '<circle cx="32" cy="32" r="11" fill="url(#purple)"/>'],
    ['detail', '<path d="M12 30C15 20 22 15 30 14L30 17C23 19 18 24 16 32z" fill="#fff" opacity=".8"/>'],
  ],
  sound: [
    ['body', '<path d="M5 23H17L34 8V56L17 41H5z" fill="url(#gold)"/>'],
    [
      'line',
      '<path d="M42 23C47 28 47 36 42 41M49 14C59 24 59 40 49 50" fill="none" stroke="#fff8e3" stroke-width="5" stroke-linecap="round"/>',
    ],
    ['detail', '<path d="M8 26H18L31 14V20L19 30H8z" fill="#fff" opacity=".6"/>'],
  ],
  music: [
    [
      'body',
      '<path d="M22 11L56 4V44C56 51 50 54 45 54C39 54 36 50 36 46C36 41 41 37 48 38V20L30 24V51C30 58 24 61 18 61C12 61 9 57 9 53C9 48 14 44 22 45z" fill="url(#gold)"/>',
    ],
    ['detail', '<path d="M24 13L53 7V11L24 17z" fill="#fff" opacity=".7"/>'],
  ],
  people: [
    ['body', '<circle cx="44" cy="20" r="11" fill="url(#orange)"/>'],
    ['body', '<path d="M28 56C28 42 34 34 44 34C54 34 61 42 61 56z" fill="url(#blue)"/>'],
    ['body', '<circle cx="23" cy="18" r="13" fill="url(#orange)"/>'],
    ['body', '<path d="M3 60C3 43 11 34 23 34C35 34 43 43 43 60z" fill="url(#purple)"/>'],
    ['detail', '<path d="M13 17C13 11 18 8 23 8C18 11 17 14 17 19z" fill="#fff" opacity=".7"/>'],
  ],
  trophy: [
    [
      'line',
      '<path d="M17 14H6C6 27 12 33 20 34M47 14H58C58 27 52 33 44 34" fill="none" stroke="#ffc93c" stroke-width="5"/>',
    ],
    ['body', '<path d="M15 6H49V24C49 36 42 42 32 42C22 42 15 36 15 24z" fill="url(#gold)"/>'],
    ['body', '<path d="M28 41H36V51H28z" fill="url(#gold)"/>'],
    ['body', '<rect x="16" y="50" width="32" height="10" rx="3" fill="url(#wood)"/>'],
    ['detail', '<path d="M19 9H25V26C25 32 27 36 30 39C22 37 19 31 19 24z" fill="#fff" opacity=".7"/>'],
  ],
  book: [
    [
      'body',
      '<path d="M4 12C14 6 24 7 32 13C40 7 50 6 60 12V56C50 50 40 51 32 57C24 51 14 50 4 56z" fill="url(#red)"/>',
    ],
    ['body', '<path d="M9 12C17 8 26 9 32 15V51C26 46 17 45 9 49z" fill="url(#parch)"/>'],
    ['body', '<path d="M55 12C47 8 38 9 32 15V51C38 46 47 45 55 49z" fill="url(#parch)"/>'],
    [
      'detail',
      '<path d="M14 20H26M14 28H26M14 36H24M38 20H50M38 28H50M40 36H50" stroke="#8a5a28" stroke-width="3" stroke-linecap="round"/>',
    ],
  ],
  chest: [
    ['body', '<path d="M5 30H59V52C59 56 56 58 53 58H11C8 58 5 56 5 52z" fill="url(#wood)"/>'],
    ['body', '<path d="M5 28C5 12 14 6 32 6C50 6 59 12 59 28z" fill="url(#wood)"/>'],
    [
      'body',
      '<path d="M12 10H20V28H12zM44 10H52V28H44zM12 33H20V58H12zM44 33H52V58H44z" fill="url(#gold)"/>',
    ],
    ['body', '<rect x="3" y="26" width="58" height="8" rx="3" fill="url(#gold)"/>'],
    ['body', '<path d="M24 24H40V38C40 42 32 45 32 45C32 45 24 42 24 38z" fill="url(#gold)"/>'],
    ['detail', '<path d="M30 30h4l1 8h-6z" fill="#1a0d2b"/>'],
  ],
  map: [
    ['body', '<path d="M4 14L22 7L42 14L60 7V50L42 57L22 50L4 57z" fill="url(#parch)"/>'],
    ['detail', '<path d="M22 7V50M42 14V57" stroke="#b98445" stroke-width="2"/>'],
    [
      'detail',
      '<path d="M11 44C20 30 28 46 36 32S48 26 50 20" fill="none" stroke="#c0202f" stroke-width="4" stroke-linecap="round" stroke-dasharray="6 6"/>',
    ],
    ['body', '<circle cx="51" cy="17" r="5" fill="url(#red)"/>'],
  ],
  exit: [
    ['body', '<path d="M6 5H38V59H6z" fill="url(#wood)"/>'],
    ['body', '<path d="M28 25H44V14L61 32L44 50V39H28z" fill="url(#red)"/>'],
  ],
  warning: [
    ['body', '<path d="M32 4L61 57H3z" fill="url(#gold)"/>'],
    ['detail', '<path d="M28.5 24H35.5L34 42H30zM29 46H35V52H29z" fill="#3b2110"/>'],
  ],
  pencil: [
    ['body', '<path d="M8 56L12 40L44 8L56 20L24 52z" fill="url(#gold)"/>'],
    ['body', '<path d="M8 56L12 40L24 52z" fill="url(#parch)"/>'],
    ['body', '<path d="M38 14L44 8C47 4 51 4 55 8C59 12 60 17 56 20L50 26z" fill="url(#red)"/>'],
  ],
  copy: [
    ['body', '<rect x="6" y="5" width="36" height="42" rx="5" fill="#d9ae68"/>'],
    ['body', '<rect x="20" y="17" width="38" height="42" rx="5" fill="url(#parch)"/>'],
    [
      'detail',
      '<path d="M27 29H51M27 38H51M27 47H43" stroke="#8a5a28" stroke-width="4" stroke-linecap="round"/>',
    ],
  ],
  hammer: [
    ['body', '<path d="M28 26H37V60H28z" fill="url(#wood)"/>'],
    ['body', '<path d="M10 8H46C54 8 58 13 59 21L48 24V29H10z" fill="url(#steel)"/>'],
    ['detail', '<path d="M13 11H45V15H13z" fill="#fff" opacity=".8"/>'],
  ],
  ticket: [
    ['body', '<path d="M3 16H61V26C56 26 56 38 61 38V48H3V38C8 38 8 26 3 26z" fill="url(#orange)"/>'],
    ['detail', '<path d="M20 19V45" stroke="#7a2c06" stroke-width="3" stroke-dasharray="5 4"/>'],
    ['detail', '<path d="M40 22L43 29L50 30L45 35L46 42L40 39L34 42L35 35L30 30L37 29z" fill="#fff6c9"/>'],
  ],
  amethyst: [
    ['body', '<path d="M32 4L54 20L46 56H18L10 20z" fill="url(#purple)"/>'],
    ['detail', '<path d="M32 6L22 22L32 54L20 54L12 21z" fill="#fff" opacity=".3"/>'],
    [
      'detail',
      '<path d="M12 21H52M22 21L32 54L42 21L32 6L22 21" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>',
    ],
  ],
  gears: [
    [
      'body',
      '<polygon points="41.5,21.3 48.5,22.3 48.5,31.7 41.5,32.7 40.7,34.6 45.0,40.3 38.3,47.0 32.6,42.7 30.7,43.5 29.7,50.5 20.3,50.5 19.3,43.5 17.4,42.7 11.7,47.0 5.0,40.3 9.3,34.6 8.5,32.7 1.5,31.7 1.5,22.3 8.5,21.3 9.3,19.4 5.0,13.7 11.7,7.0 17.4,11.3 19.3,10.5 20.3,3.5 29.7,3.5 30.7,10.5 32.6,11.3 38.3,7.0 45.0,13.7 40.7,19.4" fill="url(#gold)"/>',
    ],
    ['body', '<circle cx="25" cy="27" r="8" fill="url(#dark)"/>'],
    [
      'body',
      '<polygon points="57.2,41.9 62.6,42.4 62.6,49.6 57.2,50.1 56.6,51.4 59.5,56.0 53.9,60.4 50.2,56.5 48.7,56.9 47.0,62.0 40.1,60.4 40.7,55.0 39.6,54.1 34.5,56.0 31.4,49.6 36.0,46.7 36.0,45.3 31.4,42.4 34.5,36.0 39.6,37.9 40.7,37.0 40.1,31.6 47.0,30.0 48.7,35.1 50.2,35.5 53.9,31.6 59.5,36.0 56.6,40.6" fill="url(#steel)"/>',
    ],
    ['body', '<circle cx="47" cy="46" r="4.5" fill="url(#dark)"/>'],
  ],
  mithril: [
    ['body', '<path d="M4 44L16 20H48L60 44V54H4z" fill="url(#teal)"/>'],
    ['detail', '<path d="M19 23H45L51 35H13z" fill="#fff" opacity=".6"/>'],
    ['detail', '<path d="M5 45H59" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>'],
  ],
  sulfur: [
    [
      'body',
      '<path d="M6 54C4 40 12 36 16 34C14 22 24 18 30 22C32 8 50 10 48 26C58 28 62 42 57 54z" fill="url(#gold)"/>',
    ],
    [
      'detail',
      '<path d="M14 46C14 40 18 38 22 38M32 30C33 26 38 24 41 26" fill="none" stroke="#fffbe0" stroke-width="4" stroke-linecap="round"/>',
    ],
  ],
  caviar: [
    ['body', '<path d="M8 28H56L50 56H14z" fill="url(#steel)"/>'],
    ['body', '<circle cx="18" cy="23" r="9" fill="url(#red)"/>'],
    ['body', '<circle cx="46" cy="23" r="9" fill="url(#red)"/>'],
    ['body', '<circle cx="32" cy="17" r="10" fill="url(#red)"/>'],
    ['body', '<path d="M5 25H59V34H5z" fill="url(#gold)"/>'],
    [
      'detail',
      '<path d="M27 14C28 11 31 10 34 11M14 20C15 17 17 16 19 17M42 20C43 17 45 16 47 17" fill="none" stroke="#ffe0d8" stroke-width="3" stroke-linecap="round"/>',
    ],
  ],
} satisfies Record<string, readonly IconShape[]>
