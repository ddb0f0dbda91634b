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

const colossus = saying('colossus')
const cumulus = saying('cumulus')
const draught = saying('draught')
const evlampy = saying('evlampy')
const goldenKing = saying('golden-king')
const habitKeeper = saying('habit-keeper')
const ironDragon = saying('iron-dragon')
const khanOfDust = saying('khan-of-dust')
const marfa = saying('marfa')
const mira = saying('mira')
const oldBrass = saying('old-brass')
const paperSamurai = saying('paper-samurai')
const prokhor = saying('prokhor')
const ratibor = saying('ratibor')
const recruit = saying('recruit')
const suleiman = saying('suleiman')
const wren = saying('wren')
const zmeyLeft = saying('zmey-left')
const zmeyMiddle = saying('zmey-middle')
const zmeyRight = saying('zmey-right')

const scenes = [
  scene(
    'by-habit',
    3000,
    [
      habitKeeper('stern'),
      habitKeeper('calm'),
      habitKeeper('calm'),
      habitKeeper('merry', answered('tablecloth', 'dinner')),
      habitKeeper('calm', answered('tablecloth', 'tired')),
      habitKeeper('stern', answered('tablecloth', 'victory')),
    ],
    [
      kind('greet', [habitKeeper('merry'), habitKeeper('calm')], { markers: ['arrived_to_miro'] }),
      harsh('doubt', [habitKeeper('stern'), habitKeeper('calm')], { markers: ['arrived_to_miro'] }),
    ],
  ),
  rumour('wants-a-door', 3015, draught('calm')),
  scene(
    'one-stone',
    3058,
    [mira('calm'), mira('calm'), mira('calm'), mira('stern')],
    [kind('hold', [mira('calm'), mira('calm')]), harsh('alone', [mira('stern'), mira('calm')])],
  ),
  rumour('own-clouds', 3104, cumulus('merry')),
  aside(
    'shearing',
    3125,
    [cumulus('calm'), cumulus('merry')],
    [plain('accept', [cumulus('merry')]), plain('decline', [cumulus('calm')])],
  ),
  scene(
    'stair-teeth',
    3145,
    [mira('calm'), mira('calm'), mira('stern'), mira('calm')],
    [
      kind('small', [mira('merry'), mira('calm')]),
      harsh('great', [mira('stern'), mira('calm')]),
      plain('none', [mira('calm')]),
    ],
  ),
  aside(
    'tikhon-minute',
    3186,
    [companion('stern'), companion('calm')],
    [kind('warm', [companion('merry')], { counts: { bond: 1 } }), harsh('empty', [companion('calm')])],
    { when: TIKHON, stands: 'clockwork-crab' },
  ),
  aside(
    'lada-kite',
    3186,
    [companion('calm'), companion('calm')],
    [kind('whistle', [companion('merry')], { counts: { bond: 1 } }), harsh('slow', [companion('stern')])],
    { when: LADA, stands: 'sky-ray' },
  ),
  aside(
    'dobrynya-roof',
    3186,
    [companion('merry'), companion('calm')],
    [kind('see', [companion('calm')], { counts: { bond: 1 } }), harsh('far', [companion('calm')])],
    { when: DOBRYNYA, stands: 'builder-drone' },
  ),
  aside(
    'vesta-never',
    3186,
    [companion('stern'), companion('calm')],
    [kind('break', [companion('calm')], { counts: { bond: 1 } }), harsh('word', [companion('stern')])],
    { when: VESTA, stands: 'mossling' },
  ),
  aside(
    'short-word',
    3242,
    [oldBrass('calm'), oldBrass('calm'), oldBrass('stern')],
    [
      kind('enough', [oldBrass('merry'), oldBrass('calm')]),
      harsh('higher', [oldBrass('calm'), oldBrass('stern')], { sways: { 3250: { power: 0.85 } } }),
    ],
  ),
  rumour('pile-hut', 3272, yaginya('stern')),
  aside(
    'rainy-season',
    3304,
    [paperSamurai('stern'), paperSamurai('calm')],
    [plain('accept', [paperSamurai('calm')]), plain('decline', [paperSamurai('stern')])],
  ),
  scene(
    'seventeen-beats',
    3349,
    [paperSamurai('stern'), paperSamurai('calm'), paperSamurai('stern')],
    [
      plain('oil', [paperSamurai('calm'), paperSamurai('merry')], {
        good: 2,
        when: finished('oiled-paper'),
        sways: { 3350: { power: 0.8, squad: ['paper-samurai'] } },
      }),
      kind('umbrella', [paperSamurai('calm'), paperSamurai('calm')], {
        sways: { 3350: { power: 0.9, squad: ['paper-samurai', 'paper-samurai', 'sky-ray'] } },
      }),
      harsh('match', [paperSamurai('stern'), paperSamurai('stern')], {
        sways: {
          3350: {
            power: 1.1,
            squad: [
              'paper-samurai',
              'paper-samurai',
              'wind-elemental',
              'wind-elemental',
              'cloud-djinn',
              'sky-ray',
            ],
          },
        },
      }),
    ],
  ),
  rumour('windy-secrets', 3392, fox('calm')),
  aside(
    'level-bubble',
    3424,
    [wren('merry'), wren('calm')],
    [plain('accept', [wren('merry')]), plain('decline', [wren('calm')])],
  ),
  scene(
    'bat-bridge',
    3480,
    [wren('merry'), wren('calm', finished('lost-bubble')), mira('stern'), wren('calm'), mira('calm')],
    [kind('teach', [mira('calm'), wren('merry')]), harsh('spite', [wren('stern'), mira('calm')])],
  ),
  rumour('lifetime-guarantee', 3545, suleiman('merry')),
  aside(
    'habit-survey',
    3575,
    [habitKeeper('stern'), habitKeeper('calm')],
    [plain('accept', [habitKeeper('calm')]), plain('decline', [habitKeeper('stern')])],
  ),
  scene(
    'no-lock',
    3604,
    [
      mira('calm'),
      habitKeeper('stern'),
      mira('calm'),
      companion('calm'),
      mira('stern'),
      companion('calm', heard('please')),
    ],
    [
      kind('afraid', [mira('calm'), habitKeeper('calm')]),
      harsh('push', [habitKeeper('merry'), mira('calm')]),
    ],
  ),
  aside(
    'tikhon-bench',
    3656,
    [companion('calm'), companion('merry')],
    [plain('accept', [companion('merry')], { counts: { bond: 1 } }), plain('decline', [companion('calm')])],
    { when: TIKHON, stands: 'clockwork-crab' },
  ),
  aside(
    'lada-thread',
    3656,
    [companion('calm'), companion('calm')],
    [plain('accept', [companion('merry')], { counts: { bond: 1 } }), plain('decline', [companion('calm')])],
    { when: LADA, stands: 'sky-ray' },
  ),
  aside(
    'dobrynya-tile',
    3656,
    [companion('merry'), companion('calm')],
    [plain('accept', [companion('merry')], { counts: { bond: 1 } }), plain('decline', [companion('calm')])],
    { when: DOBRYNYA, stands: 'builder-drone' },
  ),
  aside(
    'vesta-soak',
    3656,
    [companion('calm'), companion('calm')],
    [plain('accept', [companion('merry')], { counts: { bond: 1 } }), plain('decline', [companion('stern')])],
    { when: VESTA, stands: 'mossling' },
  ),
  scene(
    'begin-again',
    3720,
    [
      mira('calm'),
      recruit('merry', all(not(answered('beacon', 'burn')), answered('one-recruit', 'names'))),
      recruit('merry', not(any(answered('beacon', 'burn'), answered('one-recruit', 'names')))),
      recruit('calm', answered('beacon', 'burn')),
      khanOfDust('merry', answered('khan-falls', 'spare')),
      marfa('merry', answered('kasyan', 'come')),
      zmeyLeft('merry'),
      mira('calm'),
    ],
    [
      kind('in-twos', [mira('calm'), zmeyRight('stern')], {
        markers: ['builders_started'],
        sways: { 3725: { power: 0.9 }, 3750: { power: 0.9 } },
      }),
      harsh('in-line', [ratibor('merry'), mira('calm')], {
        markers: ['builders_started'],
        prices: { magic: 0.9 },
        sways: { 3725: { power: 1.1 }, 3750: { power: 1.1 } },
      }),
    ],
  ),
  rumour('lunch-crane', 3780, zmeyLeft('merry')),
  aside(
    'draught-home',
    3815,
    [draught('calm'), draught('calm')],
    [plain('accept', [draught('merry')]), plain('decline', [draught('calm')])],
  ),
  scene(
    'sugar-stone',
    3852,
    [
      mira('calm'),
      arkhip('calm'),
      arkhip('calm', answered('two-cups', 'name')),
      arkhip('stern', answered('by-habit', 'doubt')),
      wren('calm'),
      mira('calm'),
    ],
    [
      plain('unseen', [mira('calm'), mira('calm')], { good: 2, when: heard('footsteps') }),
      kind('clan', [mira('calm'), wren('merry')]),
      harsh('own', [mira('stern'), wren('calm')]),
    ],
  ),
  aside(
    'wind-up',
    3882,
    [
      oldBrass('calm', answered('short-word', 'enough')),
      oldBrass('calm', not(answered('short-word', 'enough'))),
      oldBrass('calm'),
    ],
    [plain('accept', [oldBrass('merry')]), plain('decline', [oldBrass('calm')])],
  ),
  rumour('clamps', 3906, grom('merry')),
  scene(
    'back-for-supper',
    3964,
    [
      mira('calm'),
      mira('merry', finished('cloud-wool')),
      mira('calm'),
      mira('stern'),
      mira('calm'),
      companion('calm', answered('footsteps', 'bread')),
      companion('calm', answered('footsteps', 'follow')),
    ],
    [kind('soup', [mira('calm'), mira('calm')]), harsh('clear', [mira('stern'), mira('calm')])],
  ),
  rumour('margins', 4032, arkhip('calm')),
  aside(
    'tikhon-sat',
    4086,
    [companion('calm', finished('bench-for-two')), companion('calm', not(finished('bench-for-two')))],
    [
      kind('move-up', [companion('merry')], { when: finished('bench-for-two'), counts: { bond: 1 } }),
      kind('sit', [companion('calm')]),
      harsh('hurry', [companion('calm')]),
    ],
    { when: TIKHON, stands: 'clockwork-crab' },
  ),
  aside(
    'lada-knot',
    4086,
    [companion('calm', finished('arrow-thread')), companion('calm', not(finished('arrow-thread')))],
    [
      kind('tug', [companion('merry')], { when: finished('arrow-thread'), counts: { bond: 1 } }),
      kind('listen', [companion('calm')]),
      harsh('rope', [companion('stern')]),
    ],
    { when: LADA, stands: 'sky-ray' },
  ),
  aside(
    'dobrynya-drip',
    4086,
    [companion('calm', finished('tile-home')), companion('calm', not(finished('tile-home')))],
    [
      kind('run', [companion('merry')], { when: finished('tile-home'), counts: { bond: 1 } }),
      kind('wave', [companion('calm')]),
      harsh('stones', [companion('calm')]),
    ],
    { when: DOBRYNYA, stands: 'builder-drone' },
  ),
  aside(
    'vesta-sprout',
    4086,
    [companion('calm', finished('soaked-word')), companion('calm', not(finished('soaked-word')))],
    [
      kind('name', [companion('merry')], { when: finished('soaked-word'), counts: { bond: 1 } }),
      kind('carry', [companion('calm')]),
      harsh('throw', [companion('stern')]),
    ],
    { when: VESTA, stands: 'mossling' },
  ),
  rumour('drying', 4112, paperSamurai('stern')),
  scene(
    'step-on-nothing',
    4150,
    [
      mira('calm'),
      habitKeeper('stern'),
      wren('merry', answered('bat-bridge', 'teach')),
      wren('merry', answered('bat-bridge', 'spite')),
      companion('calm'),
    ],
    [
      kind('blind', [mira('calm'), companion('merry')], { sways: { 4155: { power: 0.9 } } }),
      harsh('look', [companion('calm'), mira('calm')], { sways: { 4175: { power: 0.9 } } }),
    ],
  ),
  scene(
    'stones-talk',
    4220,
    [
      mira('calm'),
      recruit('merry'),
      khanOfDust('merry', answered('khan-falls', 'spare')),
      ratibor('calm', any(answered('khan-falls', 'banish'), answered('khan-falls', 'ransom'))),
      evlampy('merry', answered('crown', 'goose')),
      goldenKing('calm', answered('crown', 'king')),
      prokhor('merry', any(answered('crown', 'witch'), answered('crown', 'mine'))),
      leshy('merry', answered('own-forest', 'together')),
      leshy('stern', answered('own-forest', 'marsh')),
      mira('merry', answered('stair-teeth', 'small')),
      mira('stern', answered('stair-teeth', 'great')),
      mira('calm', answered('stair-teeth', 'none')),
    ],
    [
      kind('thanks', [recruit('merry'), mira('calm')], { sways: { 4225: { power: 0.9 } } }),
      harsh('run', [mira('stern'), companion('merry')], { sways: { 4225: { power: 1.1 } } }),
    ],
  ),
  rumour('leaning-town', 4258, habitKeeper('merry')),
  scene(
    'nine-short',
    4296,
    [
      mira('stern'),
      habitKeeper('calm', finished('as-usual')),
      oldBrass('calm', answered('short-word', 'enough')),
      oldBrass('calm', answered('short-word', 'higher')),
      ironDragon(
        'calm',
        any(answered('boiler', 'two-cups'), answered('boiler', 'tea'), answered('boiler', 'drip')),
      ),
      companion('calm', answered('back-for-supper', 'soup')),
    ],
    [
      plain('supper', [mira('calm'), mira('merry')], {
        good: 2,
        when: answered('back-for-supper', 'soup'),
        sways: { 4300: { power: 0.85 } },
      }),
      kind('hands', [zmeyMiddle('calm'), wren('merry')], { sways: { 4300: { power: 0.9 } } }),
      harsh('behind', [mira('stern'), companion('calm')], { evil: 2 }),
    ],
  ),
  scene(
    'till-relieved',
    4373,
    [
      colossus('stern'),
      colossus('calm', not(answered('nine-short', 'behind'))),
      colossus('calm', answered('nine-short', 'behind')),
      companion('calm', answered('nine-short', 'supper')),
      colossus('stern'),
    ],
    [
      plain('colleague', [oldBrass('merry'), colossus('calm')], {
        good: 2,
        when: finished('winding-key'),
        sways: { 4374: { power: 0.8, squad: ['builder-colossus'] } },
      }),
      kind('all-of-us', [colossus('calm'), colossus('merry')], {
        sways: { 4374: { power: 0.9, squad: ['builder-colossus', 'builder-drone', 'builder-drone'] } },
      }),
      harsh('let-go', [colossus('stern'), colossus('stern')], {
        sways: {
          4374: {
            power: 1.1,
            squad: [
              'builder-colossus',
              'brass-automaton',
              'architian-sentinel',
              'architian-sentinel',
              'clockwork-crab',
              'clockwork-crab',
            ],
          },
        },
      }),
    ],
  ),
  scene(
    'which-stone',
    4374,
    [
      mira('calm', answered('bat-bridge', 'teach')),
      wren('calm', answered('bat-bridge', 'teach')),
      mira('calm', all(not(answered('bat-bridge', 'teach')), answered('one-stone', 'hold'))),
      mira('calm', not(any(answered('bat-bridge', 'teach'), answered('one-stone', 'hold')))),
      draught('merry', finished('home-crack')),
      mira('calm'),
      companion('calm'),
      mira('stern'),
    ],
    [
      kind(
        'sword',
        [
          grom('calm', answered('honest-wood', 'keep')),
          grom('calm', answered('honest-wood', 'iron')),
          mira('calm'),
        ],
        { good: 2 },
      ),
      harsh('name', [mira('calm'), mira('calm')], { evil: 2 }),
      plain('memory', [mira('calm'), companion('calm')], { good: 1, evil: 1 }),
    ],
    { ends: true, reward: { ...A_TALK, gold: 5, amounts: { mithril: 10 } } },
  ),
]

const quests = [
  quest('cloud-wool', ['shearing', 'accept'], 'resource-taken', 6, { gold: 2, experience: 1 }),
  quest('oiled-paper', ['rainy-season', 'accept'], 'guardian-beaten', 5, { gold: 2, experience: 1 }),
  quest('lost-bubble', ['level-bubble', 'accept'], 'fountain-drunk', 3, { gold: 1, amounts: { elixir: 2 } }),
  quest('as-usual', ['habit-survey', 'accept'], 'talk-heard', 3, { gold: 2, experience: 1 }),
  quest('bench-for-two', ['tikhon-bench', 'accept'], 'guardian-beaten', 6, { gold: 2, experience: 1 }),
  quest('arrow-thread', ['lada-thread', 'accept'], 'lair-beaten', 2, { gold: 2, experience: 1 }),
  quest('tile-home', ['dobrynya-tile', 'accept'], 'resource-taken', 5, { gold: 2, experience: 1 }),
  quest('soaked-word', ['vesta-soak', 'accept'], 'fountain-drunk', 3, { gold: 1, amounts: { elixir: 2 } }),
  quest('home-crack', ['draught-home', 'accept'], 'magic-used', 2, { gold: 2, experience: 1 }),
  quest('winding-key', ['wind-up', 'accept'], 'lair-beaten', 3, { gold: 2, experience: 1 }),
]

/** Part 7: the Builders begin again, stone by stone, and ask for yours. */
export const MIRO = part(7, 3000, 4374, {
  scenes,
  quests,
  both: all(atLeast('good-7', 5), atLeast('evil-7', 5), answered('back-for-supper', 'soup')),
})
