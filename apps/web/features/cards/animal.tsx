import type { Card } from '@skystair/rules/cards/card-life.ts'
import type { ReactNode } from 'react'

const INK = '#1a0d2b'

const elephant = (
  <>
    <ellipse cx="20" cy="46" rx="17" ry="22" fill="#7f8fc0" />
    <ellipse cx="80" cy="46" rx="17" ry="22" fill="#7f8fc0" />
    <ellipse cx="22" cy="47" rx="10" ry="14" fill="#e9a9b6" strokeWidth="0" />
    <ellipse cx="78" cy="47" rx="10" ry="14" fill="#e9a9b6" strokeWidth="0" />
    <path
      d="M29 40C29 22 38 14 50 14S71 22 71 40C71 52 64 58 60 62C59 74 60 84 70 86C74 87 76 83 75 80C82 84 79 96 67 95C50 94 45 80 43 63C35 58 29 52 29 40Z"
      fill="#a9b8e2"
    />
    <path
      d="M41 62C34 66 31 72 31 80C37 77 43 73 45 68ZM61 62C67 66 69 71 69 77C64 75 61 72 60 68Z"
      fill="#fff6df"
    />
    <path d="M45 66H57M45 72H58M48 79H59" fill="none" strokeWidth="1.6" opacity=".5" />
    <circle cx="41" cy="43" r="4" fill="#fff" />
    <circle cx="59" cy="43" r="4" fill="#fff" />
    <circle cx="41.5" cy="44" r="2" fill={INK} strokeWidth="0" />
    <circle cx="58.5" cy="44" r="2" fill={INK} strokeWidth="0" />
    <path d="M50 16L56 24L50 33L44 24Z" fill="#ffc93c" />
    <circle cx="50" cy="24" r="3" fill="#ee3d44" strokeWidth="1.2" />
  </>
)

const snake = (
  <>
    <ellipse cx="50" cy="82" rx="38" ry="13" fill="#1f8f55" />
    <ellipse cx="50" cy="72" rx="31" ry="12" fill="#2fae62" />
    <ellipse cx="50" cy="62" rx="24" ry="11" fill="#38c94c" />
    <path d="M44 62C30 50 32 34 42 28L60 30C56 40 56 46 66 58C62 66 50 67 44 62Z" fill="#5fdc6b" />
    <path d="M43 33C37 43 41 53 50 60" fill="none" stroke="#d2ff9e" strokeWidth="5" opacity=".8" />
    <path d="M22 84C34 90 66 90 78 84M26 74C38 80 62 80 74 74" fill="none" strokeWidth="2" opacity=".45" />
    <path d="M30 26C30 12 40 6 53 8C68 10 76 18 76 26C76 35 64 40 52 39C38 38 30 35 30 26Z" fill="#7cf07f" />
    <path d="M76 28C84 28 84 33 90 31M84 30C87 32 87 35 90 37" fill="none" stroke="#ee3d44" strokeWidth="3" />
    <ellipse cx="54" cy="21" rx="6" ry="7" fill="#ffe84d" />
    <ellipse cx="55" cy="21" rx="1.8" ry="5.5" fill={INK} strokeWidth="0" />
    <path d="M47 13L62 16" strokeWidth="3.4" />
    <circle cx="69" cy="25" r="1.4" fill={INK} strokeWidth="0" />
    <path d="M38 15L43 20L38 25L33 20Z" fill="#9a4fe8" strokeWidth="2" />
  </>
)

const eagle = (
  <>
    <path
      d="M50 52C38 26 20 16 4 16C4 28 8 34 14 38C10 39 8 40 6 42C10 52 16 57 24 58C21 60 20 62 19 64C28 73 40 72 50 70Z"
      fill="#9a5a2c"
    />
    <path
      d="M50 52C62 26 80 16 96 16C96 28 92 34 86 38C90 39 92 40 94 42C90 52 84 57 76 58C79 60 80 62 81 64C72 73 60 72 50 70Z"
      fill="#9a5a2c"
    />
    <path
      d="M12 24C26 28 36 38 43 52M15 45C26 47 34 52 42 60M88 24C74 28 64 38 57 52M85 45C74 47 66 52 58 60"
      fill="none"
      stroke="#ffcf4d"
      strokeWidth="3"
      opacity=".85"
    />
    <path d="M38 92L42 72H58L62 92L54 88L50 96L46 88Z" fill="#fff6df" />
    <path d="M36 52C36 40 42 34 50 34S64 40 64 52C64 70 58 80 50 80S36 70 36 52Z" fill="#b9743a" />
    <path
      d="M43 56C46 60 54 60 57 56M43 64C46 68 54 68 57 64M45 72C48 75 52 75 55 72"
      fill="none"
      stroke="#ffcf4d"
      strokeWidth="2.4"
    />
    <path d="M33 30C32 16 40 8 50 8S68 16 67 30C66 40 58 44 50 44S34 40 33 30Z" fill="#fff6df" />
    <path
      d="M50 26C58 26 62 30 60 35C57 34 55 36 52 42C47 40 44 35 44 31C44 28 47 26 50 26Z"
      fill="#ffc93c"
    />
    <circle cx="41" cy="24" r="3.2" fill="#fff" />
    <circle cx="59" cy="24" r="3.2" fill="#fff" />
    <circle cx="42" cy="24.5" r="1.7" fill={INK} strokeWidth="0" />
    <circle cx="58" cy="24.5" r="1.7" fill={INK} strokeWidth="0" />
    <path d="M36 18L45 22M64 18L55 22" strokeWidth="3" />
  </>
)

const pictures: Readonly<Record<Card, ReactNode>> = { elephant, snake, eagle }

/** The beast of a card; its name stands beside it. */
export function Animal({ card, className }: { card: Card; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true" focusable="false">
      <g stroke={INK} strokeWidth="2.6" strokeLinejoin="round" strokeLinecap="round">
        {pictures[card]}
      </g>
    </svg>
  )
}
