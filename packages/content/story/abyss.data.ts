import {
  A_TALK,
  all,
  answered,
  any,
  arkhip,
  aside,
  atLeast,
  companion,
  DOBRYNYA,
  finished,
  fox,
  greedy,
  grom,
  harsh,
  heard,
  kind,
  LADA,
  leshy,
  not,
  part,
  plain,
  quest,
  rumour,
  saying,
  scene,
  TIKHON,
  VESTA,
  yaginya,
} from './telling.ts'

const abyssAngler = saying('abyss-angler')
const abyssEyes = saying('abyss-eyes')
const abyssHost = saying('abyss-host')
const bellRinger = saying('bell-ringer')
const cleverShade = saying('clever-shade')
const deepSerpent = saying('deep-serpent')
const kikimora = saying('kikimora')
const smallShade = saying('small-shade')
const soupShade = saying('soup-shade')
const stoker = saying('stoker')
const strongShade = saying('strong-shade')
const suleiman = saying('suleiman')
const weigher = saying('weigher')
const yerofey = saying('yerofey')
const zmeyLeft = saying('zmey-left')

/** The sword lies in the bridge of Miro. */
const GIVEN_AWAY = answered('which-stone', 'sword')

const scenes = [
  scene(
    'goes-down',
    4375,
    [
      abyssEyes('merry'),
      abyssEyes('calm'),
      abyssEyes('calm'),
      abyssEyes('merry', answered('nine-short', 'behind')),
      abyssEyes('merry', answered('nine-short', 'supper')),
      companion('calm'),
    ],
    [
      kind('hand', [companion('merry'), abyssEyes('merry')], { counts: { bond: 1 }, markers: ['in_abyss'] }),
      harsh('jump', [companion('stern'), abyssEyes('merry')], { markers: ['in_abyss'] }),
    ],
  ),
  rumour('blinked', 4382, abyssEyes('calm')),
  aside(
    'bedtime',
    4390,
    [abyssEyes('calm'), abyssEyes('merry')],
    [plain('accept', [abyssEyes('merry')]), plain('decline', [abyssEyes('calm')])],
  ),
  scene(
    'seesaw',
    4401,
    [
      yerofey('stern'),
      yerofey('calm', answered('first-bruise', 'leaf')),
      yerofey('stern', answered('first-bruise', 'laugh')),
      yerofey('calm'),
      yerofey('calm'),
    ],
    [kind('name', [yerofey('calm'), yerofey('merry')]), harsh('higher', [yerofey('stern'), yerofey('calm')])],
  ),
  aside(
    'tikhon-soles',
    4425,
    [companion('calm'), companion('calm')],
    [kind('palm', [companion('calm')], { counts: { bond: 1 } }), harsh('forward', [companion('calm')])],
    { when: TIKHON, stands: 'spider' },
  ),
  aside(
    'lada-bat',
    4425,
    [companion('calm'), companion('calm')],
    [kind('compare', [companion('merry')], { counts: { bond: 1 } }), harsh('blind', [companion('stern')])],
    { when: LADA, stands: 'blind-bat' },
  ),
  aside(
    'dobrynya-flip',
    4425,
    [companion('merry'), companion('calm')],
    [kind('keep-so', [companion('calm')], { counts: { bond: 1 } }), harsh('map-lies', [companion('calm')])],
    { when: DOBRYNYA, stands: 'bear' },
  ),
  aside(
    'vesta-roots',
    4425,
    [companion('stern'), companion('calm')],
    [kind('smell', [companion('calm')], { counts: { bond: 1 } }), harsh('cut', [companion('stern')])],
    { when: VESTA, stands: 'dark-mushroom' },
  ),
  scene(
    'lost-property',
    4451,
    [
      abyssAngler('calm'),
      abyssAngler('calm'),
      abyssAngler('calm', answered('beacon', 'burn')),
      abyssAngler('merry', answered('kasyan', 'come')),
      abyssAngler('calm'),
      abyssAngler('merry'),
    ],
    [
      kind('case', [abyssAngler('calm')]),
      harsh('argument', [abyssAngler('calm')]),
      greedy('purse', 3, [abyssAngler('calm')]),
    ],
  ),
  rumour('by-stone', 4475, arkhip('calm')),
  scene(
    'steam-boiler',
    4501,
    [
      stoker('stern'),
      stoker('stern', answered('goes-down', 'jump')),
      stoker('calm'),
      stoker('calm'),
      stoker('calm'),
    ],
    [
      kind('log', [stoker('calm'), stoker('merry')], { prices: { retry: 0.8 } }),
      harsh('steam', [stoker('merry'), stoker('calm')], {
        sways: { 4508: { power: 0.85 }, 4509: { power: 0.85 } },
      }),
    ],
  ),
  rumour('holiday', 4530, kikimora('merry')),
  aside(
    'rattle',
    4545,
    [abyssAngler('calm'), abyssAngler('calm')],
    [plain('accept', [abyssAngler('merry')]), plain('decline', [abyssAngler('calm')])],
  ),
  scene(
    'strong-and-clever',
    4561,
    [
      strongShade('calm'),
      cleverShade('merry'),
      strongShade('calm'),
      strongShade('calm', answered('your-place', 'blanket')),
      strongShade('calm', heard('chronicle')),
      cleverShade('calm'),
    ],
    [
      kind('carry', [strongShade('calm'), cleverShade('merry')], {
        counts: { shadows: 2 },
        sways: { 4562: { power: 1.1 } },
      }),
      harsh('walk', [strongShade('calm'), cleverShade('calm')]),
      greedy('sell', 3, [cleverShade('calm'), strongShade('calm')], { evil: 2 }),
    ],
  ),
  rumour('footnote', 4600, suleiman('merry')),
  scene(
    'scales',
    4624,
    [
      weigher('stern'),
      weigher('calm', answered('strong-and-clever', 'carry')),
      weigher('calm'),
      weigher('stern'),
    ],
    [
      plain('drop', [weigher('stern'), weigher('merry')], {
        good: 1,
        evil: 1,
        when: answered('lost-property', 'argument'),
        sways: { 4625: { power: 0.75, squad: ['horned-archdemon', 'kraken-spawn', 'deep-serpent'] } },
      }),
      kind('less', [weigher('calm'), weigher('calm')], {
        sways: {
          4625: { power: 0.85, squad: ['horned-archdemon', 'kraken-spawn', 'yotun-of-ash', 'abyss-angler'] },
        },
      }),
      greedy('thumb', 2, [weigher('stern'), weigher('calm')], {
        sways: {
          4625: {
            power: 1.15,
            squad: [
              'horned-archdemon',
              'yotun-of-ash',
              'yotun-of-ash',
              'yotun-of-ash',
              'kraken-spawn',
              'lava-demon',
            ],
          },
        },
      }),
    ],
  ),
  aside(
    'tikhon-crumbs',
    4651,
    [companion('calm'), companion('calm')],
    [plain('accept', [companion('merry')]), plain('decline', [companion('calm')])],
    { when: TIKHON, stands: 'spider' },
  ),
  aside(
    'lada-arrows',
    4651,
    [companion('calm'), companion('calm')],
    [plain('accept', [companion('merry')]), plain('decline', [companion('calm')])],
    { when: LADA, stands: 'blind-bat' },
  ),
  aside(
    'dobrynya-spring',
    4651,
    [companion('calm'), companion('calm')],
    [plain('accept', [companion('merry')]), plain('decline', [companion('calm')])],
    { when: DOBRYNYA, stands: 'bear' },
  ),
  aside(
    'vesta-ash',
    4651,
    [companion('calm'), companion('calm')],
    [plain('accept', [companion('merry')]), plain('decline', [companion('calm')])],
    { when: VESTA, stands: 'dark-mushroom' },
  ),
  rumour('flying-pie', 4690, zmeyLeft('stern')),
  aside(
    'fussy',
    4715,
    [stoker('stern'), stoker('calm')],
    [plain('accept', [stoker('merry')]), plain('decline', [stoker('calm')])],
  ),
  scene(
    'drowned-bells',
    4751,
    [
      bellRinger('stern'),
      bellRinger('calm'),
      bellRinger('calm'),
      bellRinger('stern'),
      bellRinger('calm', heard('please')),
    ],
    [kind('call', [bellRinger('calm')]), harsh('knock', [bellRinger('stern'), bellRinger('calm')])],
  ),
  aside(
    'tongues',
    4800,
    [bellRinger('calm'), bellRinger('calm')],
    [plain('accept', [bellRinger('merry')]), plain('decline', [bellRinger('calm')])],
  ),
  aside(
    'stove',
    4850,
    [soupShade('stern'), soupShade('calm'), soupShade('calm')],
    [
      kind('carry', [soupShade('calm')], { counts: { shadows: 1 }, sways: { 4851: { power: 1.05 } } }),
      harsh('boiled', [soupShade('calm')]),
    ],
  ),
  aside(
    'mumbling',
    4900,
    [yerofey('stern'), yerofey('calm')],
    [plain('accept', [yerofey('merry')]), plain('decline', [yerofey('calm')])],
  ),
  scene(
    'backwards',
    4971,
    [
      yerofey('calm'),
      yerofey('calm'),
      yerofey('calm', answered('letter', 'deliver')),
      yerofey('calm', answered('letter', 'read')),
      abyssEyes('calm', finished('bedtime-story')),
      yerofey('stern'),
    ],
    [kind('ask', [yerofey('calm')]), harsh('nothing', [yerofey('calm')])],
  ),
  aside(
    'one-head',
    4976,
    [deepSerpent('stern'), deepSerpent('calm', answered('truce', 'peace')), deepSerpent('calm')],
    [plain('accept', [deepSerpent('merry')]), plain('decline', [deepSerpent('calm')])],
  ),
  aside(
    'change',
    4981,
    [
      fox('merry'),
      fox('calm', answered('toll', 'secret')),
      fox('calm', answered('toll', 'growl')),
      fox('calm'),
    ],
    [kind('stay', [fox('calm')]), harsh('keep', [fox('calm')])],
  ),
  aside(
    'wood-again',
    4985,
    [
      stoker('stern', not(GIVEN_AWAY)),
      stoker('calm', all(answered('honest-wood', 'iron'), not(GIVEN_AWAY))),
      stoker('calm', not(any(answered('honest-wood', 'iron'), GIVEN_AWAY))),
      stoker('calm', GIVEN_AWAY),
      stoker('merry', finished('fussy-fire')),
    ],
    [
      kind('bare', [stoker('calm')], { when: all(answered('honest-wood', 'iron'), not(GIVEN_AWAY)) }),
      kind('warm', [stoker('calm')]),
      harsh('temper', [stoker('calm')], {
        when: not(GIVEN_AWAY),
        sways: { 4986: { power: 0.9 } },
      }),
    ],
  ),
  scene(
    'left-turn',
    4988,
    [
      leshy('stern', answered('own-forest', 'marsh')),
      leshy('merry', answered('own-forest', 'marsh')),
      leshy('calm', not(answered('own-forest', 'marsh'))),
      leshy('calm'),
      leshy('calm'),
    ],
    [
      kind('roots', [
        leshy('calm', answered('own-forest', 'marsh')),
        leshy('merry', not(answered('own-forest', 'marsh'))),
      ]),
      harsh('right', [
        leshy('stern', answered('own-forest', 'marsh')),
        leshy('calm', not(answered('own-forest', 'marsh'))),
      ]),
    ],
  ),
  scene(
    'cups-down',
    4992,
    [
      companion('calm'),
      companion('calm', not(answered('steam-boiler', 'steam'))),
      companion('stern', answered('steam-boiler', 'steam')),
      companion('calm', answered('two-cups', 'name')),
      companion('calm', answered('two-cups', 'drink')),
      companion('calm'),
    ],
    [
      kind('sugar', [companion('calm')]),
      kind('case', [companion('merry')], { good: 2, when: answered('lost-property', 'case') }),
      harsh('sip', [companion('calm'), companion('calm')]),
    ],
    { stands: 'void-moth' },
  ),
  rumour('breaks-tomorrow', 4996, yaginya('merry')),
  scene(
    'bump-back',
    4999,
    [
      yerofey('calm'),
      yerofey('merry', finished('teeth-for-stairs')),
      yerofey('stern'),
      yerofey('calm', answered('first-bruise', 'leaf')),
      yerofey('calm', answered('first-bruise', 'laugh')),
    ],
    [
      kind('thanks', [yerofey('calm')]),
      kind('sorry', [yerofey('calm'), yerofey('merry')], {
        good: 2,
        when: answered('first-bruise', 'laugh'),
      }),
      harsh('even', [yerofey('calm')]),
    ],
  ),
  scene(
    'first-question',
    5000,
    [
      smallShade('calm'),
      smallShade('calm'),
      smallShade('calm'),
      companion('calm', answered('two-legs', 'way-up')),
      companion('calm', answered('two-legs', 'lost')),
      companion('calm', answered('which-stone', 'memory')),
    ],
    [
      kind('shoulders', [smallShade('merry'), yerofey('calm')], { good: 2, counts: { shadows: 1 } }),
      kind('road', [smallShade('merry'), yerofey('calm')]),
      harsh('supper', [smallShade('calm'), yerofey('stern')]),
    ],
  ),
  aside(
    'bubbles',
    5100,
    [
      bellRinger('merry', answered('drowned-bells', 'call')),
      bellRinger('calm', answered('drowned-bells', 'knock')),
      bellRinger('merry', finished('five-tongues')),
      bellRinger('calm'),
    ],
    [kind('friends', [bellRinger('calm')]), harsh('open', [bellRinger('calm')])],
  ),
  rumour('hammer-echo', 5150, grom('calm')),
  aside(
    'tikhon-half',
    5200,
    [companion('merry', finished('rusk-by-crumb')), companion('calm', not(finished('rusk-by-crumb')))],
    [kind('wait', [companion('merry')], { counts: { bond: 1 } }), harsh('tough', [companion('calm')])],
    { when: TIKHON, stands: 'spider' },
  ),
  aside(
    'lada-pips',
    5200,
    [companion('merry', finished('five-misses')), companion('calm', not(finished('five-misses')))],
    [kind('upward', [companion('merry')], { counts: { bond: 1 } }), harsh('spare', [companion('calm')])],
    { when: LADA, stands: 'blind-bat' },
  ),
  aside(
    'dobrynya-fish',
    5200,
    [companion('merry', finished('letter-by-water')), companion('calm', not(finished('letter-by-water')))],
    [kind('now', [companion('merry')], { counts: { bond: 1 } }), harsh('on-foot', [companion('calm')])],
    { when: DOBRYNYA, stands: 'bear' },
  ),
  aside(
    'vesta-bud',
    5200,
    [companion('merry', finished('ash-for-root')), companion('calm', not(finished('ash-for-root')))],
    [kind('sit', [companion('calm')], { counts: { bond: 1 } }), harsh('by-itself', [companion('calm')])],
    { when: VESTA, stands: 'dark-mushroom' },
  ),
  aside(
    'uproar',
    5300,
    [deepSerpent('merry'), deepSerpent('stern')],
    [kind('first', [deepSerpent('merry')]), harsh('last', [deepSerpent('merry')])],
    { when: finished('six-opinions') },
  ),
  rumour('a-draw', 5300, deepSerpent('stern')),
  rumour('not-far-now', 5350, abyssHost('merry')),
  scene(
    'armchair',
    5490,
    [
      abyssHost('merry'),
      abyssHost('calm'),
      companion('stern', answered('footsteps', 'follow')),
      companion('stern', answered('which-stone', 'name')),
      strongShade('calm', any(answered('strong-and-clever', 'walk'), answered('strong-and-clever', 'sell'))),
      abyssHost('stern'),
    ],
    [
      plain('asleep', [abyssHost('calm'), abyssHost('calm')], {
        good: 2,
        when: atLeast('shadows', 3),
        counts: { shadows: 4 },
        sways: { 5500: { power: 0.75, squad: ['horned-archdemon', 'demon-of-soot'] } },
      }),
      kind('you-sit', [abyssHost('calm'), abyssHost('merry')], {
        sways: { 5500: { power: 0.8, squad: ['horned-archdemon'] } },
      }),
      harsh('saw', [abyssHost('stern')], {
        sways: {
          5500: {
            power: 1.1,
            squad: [
              'horned-archdemon',
              'lava-demon',
              'lava-demon',
              'demon-of-soot',
              'demon-of-soot',
              'yotun-of-ash',
            ],
          },
        },
      }),
      greedy('haggle', 3, [abyssHost('calm')], { sways: { 5500: { power: 1.05 } } }),
    ],
  ),
  scene(
    'who-comes',
    5500,
    [
      yerofey('calm'),
      yerofey('calm'),
      strongShade('merry', answered('strong-and-clever', 'carry')),
      smallShade('merry', any(answered('first-question', 'shoulders'), answered('first-question', 'road'))),
      abyssHost('merry', answered('armchair', 'asleep')),
      stoker('calm'),
    ],
    [
      kind('everyone', [yerofey('merry'), abyssEyes('merry')], { good: 2, when: atLeast('shadows', 1) }),
      kind('guardian', [yerofey('calm'), yerofey('merry'), yerofey('calm', answered('seesaw', 'name'))]),
      harsh('alone', [yerofey('calm'), yerofey('stern')], { evil: 2 }),
    ],
    { ends: true, reward: { ...A_TALK, gold: 5, amounts: { mithril: 10 } } },
  ),
]

const quests = [
  quest('bedtime-story', ['bedtime', 'accept'], 'talk-heard', 3, { gold: 2, experience: 1 }),
  quest('locked-catch', ['rattle', 'accept'], 'chest-opened', 2, { gold: 2, experience: 1 }),
  quest('rusk-by-crumb', ['tikhon-crumbs', 'accept'], 'resource-taken', 5, { gold: 2, experience: 1 }),
  quest('five-misses', ['lada-arrows', 'accept'], 'guardian-beaten', 5, { gold: 2, experience: 1 }),
  quest('letter-by-water', ['dobrynya-spring', 'accept'], 'fountain-drunk', 3, { gold: 2, experience: 1 }),
  quest('ash-for-root', ['vesta-ash', 'accept'], 'lair-beaten', 2, { gold: 2, experience: 1 }),
  quest('fussy-fire', ['fussy', 'accept'], 'magic-used', 2, { gold: 2, experience: 1 }),
  quest('five-tongues', ['tongues', 'accept'], 'resource-taken', 5, { gold: 2, experience: 1 }),
  quest('teeth-for-stairs', ['mumbling', 'accept'], 'skill-taken', 4, { gold: 2, experience: 1 }),
  quest('six-opinions', ['one-head', 'accept'], 'guardian-beaten', 6, { gold: 2, experience: 1 }),
]

/** Part 8: the Stair also goes down. */
export const ABYSS = part(8, 4375, 5500, {
  scenes,
  quests,
  both: all(
    atLeast('good-8', 5),
    atLeast('evil-8', 5),
    any(answered('bump-back', 'thanks'), answered('bump-back', 'sorry')),
  ),
})
