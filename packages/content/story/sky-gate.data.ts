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
  leans,
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

const agnia = saying('agnia')
const arkhipShadow = saying('arkhip-shadow')
const comet = saying('comet')
const doorman = saying('doorman')
const fimka = saying('fimka')
const hedgehog = saying('hedgehog')
const khanOfDust = saying('khan-of-dust')
const knocker = saying('knocker')
const mark = saying('mark')
const marfa = saying('marfa')
const mira = saying('mira')
const polaris = saying('polaris')
const ratibor = saying('ratibor')
const recruit = saying('recruit')
const seraphim = saying('seraphim')
const shadow = saying('shadow')
const smallShade = saying('small-shade')
const snezhana = saying('snezhana')
const spark = saying('spark')
const starWolf = saying('star-wolf')
const suleiman = saying('suleiman')
const wren = saying('wren')
const zmeyLeft = saying('zmey-left')
const zmeyMiddle = saying('zmey-middle')
const zmeyRight = saying('zmey-right')

const FREED = arkhipShadow('merry', answered('one-tag', 'owl'))
const BREAD = [
  mark('merry', answered('oven-for-both', 'all')),
  mark('merry', answered('oven-for-both', 'sell')),
]

const scenes = [
  rumour('other-side', 5501, seraphim('calm')),
  scene(
    'arms-length',
    5503,
    [
      polaris('stern'),
      polaris('merry', answered('who-comes', 'everyone')),
      polaris('calm', answered('who-comes', 'guardian')),
      polaris('calm', answered('who-comes', 'alone')),
      polaris('calm'),
      polaris('calm'),
      polaris('calm'),
    ],
    [
      kind('slippers', [polaris('merry'), polaris('calm')]),
      harsh('who', [polaris('stern'), polaris('calm')]),
    ],
  ),
  aside(
    'howl',
    5505,
    [starWolf('calm'), starWolf('calm')],
    [plain('accept', [starWolf('merry')]), plain('decline', [starWolf('calm')])],
  ),
  scene(
    'keys',
    5508,
    [suleiman('merry'), suleiman('calm'), suleiman('stern')],
    [
      kind('read', [suleiman('calm'), suleiman('merry')]),
      greedy('share', 3, [suleiman('merry'), suleiman('calm')]),
    ],
  ),
  aside(
    'tikhon-last-minute',
    5511,
    [companion('calm'), companion('calm')],
    [kind('wait', [companion('merry')], { counts: { bond: 1 } }), harsh('late', [companion('stern')])],
    { when: TIKHON, stands: 'spider' },
  ),
  aside(
    'lada-draught',
    5511,
    [companion('calm'), companion('calm')],
    [kind('answer', [companion('merry')], { counts: { bond: 1 } }), harsh('draught', [companion('calm')])],
    { when: LADA, stands: 'raven' },
  ),
  aside(
    'dobrynya-edge',
    5511,
    [companion('merry'), companion('calm')],
    [kind('draw', [companion('merry')], { counts: { bond: 1 } }), harsh('fold', [companion('calm')])],
    { when: DOBRYNYA, stands: 'bear' },
  ),
  aside(
    'vesta-slam',
    5511,
    [companion('stern'), companion('calm')],
    [kind('then', [companion('calm')], { counts: { bond: 1 } }), harsh('nonsense', [companion('calm')])],
    { when: VESTA, stands: 'mushroom-pale' },
  ),
  aside(
    'passing',
    5514,
    [comet('merry'), polaris('calm')],
    [plain('accept', [polaris('merry')]), plain('decline', [polaris('calm')])],
  ),
  scene(
    'knocker',
    5516,
    [knocker('stern'), knocker('calm'), knocker('calm')],
    [kind('carry', [knocker('merry'), knocker('calm')]), harsh('fist', [knocker('stern'), knocker('calm')])],
  ),
  aside('plan-upside-down', 5519, [wren('merry')], [plain('onward', [])], {
    when: answered('bat-bridge', 'teach'),
    stands: 'mira',
  }),
  rumour('never-locked', 5519, mira('calm')),
  aside(
    'feathers',
    5521,
    [agnia('stern'), agnia('calm')],
    [plain('accept', [agnia('merry')]), plain('decline', [agnia('calm')])],
  ),
  scene(
    'relief',
    5524,
    [
      fimka('stern'),
      fimka('calm', answered('which-stone', 'sword')),
      fimka('calm'),
      fimka('calm'),
      fimka('stern'),
    ],
    [
      kind('helmet', [fimka('merry'), fimka('calm')], {
        sways: { 5525: { power: 0.85, squad: ['seraph-guard', 'star-wolf'] } },
      }),
      kind('pumpkin', [fimka('merry'), fimka('calm')], {
        when: answered('salute', 'back'),
        sways: { 5525: { power: 0.75, squad: ['seraph-guard'] } },
      }),
      harsh('attention', [fimka('stern')], {
        sways: {
          5525: {
            power: 1.1,
            squad: [
              'gatekeeper',
              'archangel-warden',
              'archangel-warden',
              'seraph-guard',
              'comet-phoenix',
              'star-wolf',
            ],
          },
        },
      }),
    ],
  ),
  aside(
    'sugar-lumps',
    5527,
    [fimka('calm'), fimka('calm'), fimka('merry')],
    [plain('accept', [fimka('merry')]), plain('decline', [fimka('calm')])],
  ),
  rumour('comet-again', 5530, comet('merry')),
  scene(
    'at-the-fire',
    5533,
    [
      shadow('calm'),
      shadow('merry', answered('no-more-or', 'take')),
      shadow('calm', answered('no-more-or', 'heel')),
      shadow('calm', answered('no-more-or', 'swap')),
      shadow('merry', answered('footsteps', 'bread')),
      shadow('calm', answered('footsteps', 'follow')),
      shadow('calm'),
      shadow('calm'),
      shadow('stern'),
    ],
    [kind('closer', [shadow('calm'), companion('calm')]), harsh('fault', [shadow('stern'), shadow('calm')])],
  ),
  aside(
    'hinges',
    5536,
    [doorman('stern'), doorman('calm')],
    [plain('accept', [doorman('merry')]), plain('decline', [doorman('calm')])],
  ),
  aside(
    'doormat',
    5538,
    [polaris('merry', answered('arms-length', 'slippers')), polaris('calm'), polaris('stern')],
    [plain('accept', [polaris('merry')]), plain('decline', [polaris('calm')])],
  ),
  rumour('paid-in-please', 5540, fox('calm')),
  aside(
    'tikhon-boots',
    5543,
    [companion('calm'), companion('calm')],
    [kind('accept', [companion('merry')], { counts: { bond: 1 } }), harsh('manage', [companion('calm')])],
    { when: TIKHON, stands: 'spider' },
  ),
  aside(
    'lada-string',
    5543,
    [companion('calm'), companion('calm')],
    [kind('accept', [companion('merry')], { counts: { bond: 1 } }), harsh('enough', [companion('calm')])],
    { when: LADA, stands: 'raven' },
  ),
  aside(
    'dobrynya-beads',
    5543,
    [companion('calm'), companion('calm')],
    [kind('accept', [companion('merry')], { counts: { bond: 1 } }), harsh('gift', [companion('calm')])],
    { when: DOBRYNYA, stands: 'bear' },
  ),
  aside(
    'vesta-waters',
    5543,
    [companion('calm'), companion('calm')],
    [kind('accept', [companion('merry')], { counts: { bond: 1 } }), harsh('incurable', [companion('stern')])],
    { when: VESTA, stands: 'mushroom-pale' },
  ),
  rumour('comet-third', 5546, comet('stern')),
  scene(
    'itch',
    5549,
    [seraphim('calm'), seraphim('calm'), seraphim('calm'), seraphim('stern'), seraphim('calm')],
    [
      kind('nose', [seraphim('merry'), seraphim('calm')], {
        sways: { 5550: { power: 0.8, squad: ['gatekeeper', 'seraph-guard'] } },
      }),
      kind('no-lock', [seraphim('calm'), seraphim('stern')], {
        when: answered('keys', 'read'),
        sways: { 5550: { power: 0.75, squad: ['seraph-guard', 'seraph-guard'] } },
      }),
      harsh('step-aside', [seraphim('stern'), seraphim('calm')], {
        sways: {
          5550: {
            power: 1.1,
            squad: [
              'gatekeeper',
              'archangel-warden',
              'archangel-warden',
              'seraph-guard',
              'comet-phoenix',
              'star-wolf',
            ],
          },
        },
      }),
    ],
  ),
  rumour('pie-below', 5553, zmeyLeft('merry')),
  scene(
    'knock',
    5556,
    [
      seraphim('calm'),
      knocker('merry', answered('knocker', 'carry')),
      companion('calm', not(answered('knocker', 'carry'))),
      companion('merry', answered('bubbles', 'friends')),
      companion('calm', answered('bubbles', 'open')),
      companion('calm'),
    ],
    [
      kind('softly', [spark('stern'), companion('calm', heard('please')), spark('calm')]),
      kind('thursday', [spark('calm'), spark('calm')], { good: 2, when: answered('two-cups', 'name') }),
      harsh('pound', [spark('stern'), seraphim('stern')]),
    ],
  ),
  rumour('mild-winters', 5559, snezhana('calm')),
  scene(
    'under-the-door',
    5563,
    [
      companion('calm'),
      companion('calm', answered('letter', 'deliver')),
      companion('calm', answered('letter', 'read')),
      companion('merry', any(answered('may-i', 'let-go'), answered('may-i', 'cut'))),
      companion('calm', answered('may-i', 'hold-on')),
      spark('calm'),
    ],
    [
      kind('slide', [spark('calm'), spark('calm'), spark('calm')]),
      kind('hold-on', [spark('stern'), companion('merry'), spark('calm')], {
        good: 2,
        when: answered('letter', 'deliver'),
      }),
      harsh('aloud', [spark('stern'), seraphim('calm'), spark('calm')]),
    ],
    { stands: 'seraphim' },
  ),
  rumour('two-handles', 5567, grom('merry')),
  scene(
    'same-door',
    5570,
    [spark('calm'), spark('stern'), seraphim('calm'), spark('stern'), seraphim('calm'), spark('calm')],
    [
      kind('nobody', [seraphim('calm'), spark('calm'), seraphim('calm')]),
      kind('warmth', [spark('calm'), shadow('calm'), spark('calm')], {
        good: 2,
        when: answered('at-the-fire', 'closer'),
      }),
      harsh('let-go', [spark('stern'), seraphim('stern'), companion('calm')]),
    ],
    { stands: 'seraphim' },
  ),
  rumour('your-palm', 5573, polaris('calm')),
  scene(
    'hands-off',
    5575,
    [seraphim('calm'), spark('calm'), seraphim('merry', finished('pillow')), companion('calm')],
    [
      kind('palm', [seraphim('calm'), spark('merry'), companion('calm')], {
        good: 2,
        sways: { 5575: { power: 0.85, squad: ['gatekeeper', 'comet-phoenix', 'comet-phoenix'] } },
      }),
      kind('scared', [spark('calm'), seraphim('calm'), companion('merry')], {
        good: 2,
        when: any(answered('last-fire', 'afraid'), answered('toll', 'secret')),
        sways: { 5575: { power: 0.75, squad: ['gatekeeper'] } },
      }),
      harsh('press', [companion('stern'), seraphim('calm'), spark('calm'), companion('calm')], {
        evil: 2,
        sways: {
          5575: {
            power: 1.1,
            squad: [
              'gatekeeper',
              'archangel-warden',
              'archangel-warden',
              'seraph-guard',
              'comet-phoenix',
              'star-wolf',
            ],
          },
        },
      }),
    ],
  ),
  rumour('comet-last', 5578, comet('merry')),
  scene(
    'threshold',
    5580,
    [
      doorman('merry', finished('quiet-hinges')),
      doorman('stern', not(finished('quiet-hinges'))),
      polaris('merry', finished('both-halves')),
      spark('calm'),
      shadow('calm', not(answered('at-the-fire', 'fault'))),
      shadow('calm', answered('at-the-fire', 'fault')),
      smallShade('merry', answered('first-question', 'shoulders')),
      seraphim('calm'),
    ],
    [
      kind('invite', [shadow('calm'), spark('merry')]),
      kind('say-names', [shadow('calm'), spark('merry')], {
        good: 2,
        when: any(answered('one-recruit', 'names'), heard('chronicle')),
      }),
      harsh('queue', [shadow('calm'), spark('merry')]),
    ],
  ),
  aside(
    'tikhon-knight',
    5586,
    [
      companion('merry', finished('clear-road')),
      companion('calm', not(finished('clear-road'))),
      companion('calm'),
    ],
    [kind('give', [companion('merry')]), harsh('say', [companion('calm')])],
    { when: TIKHON, stands: 'spider' },
  ),
  aside(
    'lada-brother',
    5586,
    [
      companion('merry', finished('star-string')),
      companion('merry', not(finished('star-string'))),
      companion('calm'),
    ],
    [kind('reach', [companion('merry')]), harsh('where', [companion('calm')])],
    { when: LADA, stands: 'raven' },
  ),
  aside(
    'dobrynya-daughter',
    5586,
    [
      companion('merry', answered('dobrynya-answer', 'top')),
      companion('merry', not(answered('dobrynya-answer', 'top'))),
      companion('merry', finished('star-beads')),
      companion('calm'),
    ],
    [kind('sorry-so-long', [companion('merry')]), harsh('ask-bear', [companion('calm')])],
    { when: DOBRYNYA, stands: 'bear' },
  ),
  aside(
    'vesta-open',
    5586,
    [companion('merry', finished('two-waters')), companion('calm'), companion('calm')],
    [kind('tap', [companion('merry')]), harsh('turn', [companion('merry')])],
    { when: VESTA, stands: 'mushroom-pale' },
  ),
  scene(
    'thursday-tea',
    5590,
    [
      spark('merry'),
      spark('merry', finished('sugar-for-the-dark')),
      arkhip('stern'),
      spark('calm'),
      arkhip('calm'),
      arkhip('calm'),
    ],
    [
      kind('pour', [arkhip('calm'), spark('merry'), FREED]),
      kind('tiptoe', [companion('calm'), arkhip('stern'), FREED]),
      harsh('glasses', [arkhip('stern'), spark('merry'), FREED]),
    ],
  ),
  aside(
    'more-chairs',
    5592,
    [
      zmeyLeft('merry'),
      zmeyRight('stern'),
      khanOfDust('merry', answered('khan-falls', 'spare')),
      marfa('merry', answered('kasyan', 'come')),
      recruit('merry', all(answered('one-recruit', 'names'), not(answered('beacon', 'burn')))),
      ratibor('calm'),
    ],
    [kind('fetch', [zmeyMiddle('calm'), ...BREAD]), harsh('squeeze', [ratibor('merry'), ...BREAD])],
    { stands: 'zmey' },
  ),
  scene(
    'open-door',
    5595,
    [
      seraphim('merry'),
      fimka('stern'),
      seraphim('calm'),
      fimka('merry'),
      doorman('calm'),
      seraphim('merry', leans('good')),
      seraphim('calm', leans('evil')),
    ],
    [
      kind('stay-open', [seraphim('calm'), spark('merry')], { good: 2 }),
      harsh('shut', [doorman('merry'), knocker('merry', answered('knocker', 'carry')), fimka('merry')], {
        evil: 2,
      }),
      plain('watch', [seraphim('calm'), companion('merry')], { good: 1, evil: 1 }),
      plain('table', [arkhip('merry'), spark('merry'), seraphim('calm')], {
        good: 1,
        evil: 1,
        when: all(atLeast('good-9', 4), atLeast('evil-9', 4)),
      }),
    ],
  ),
  rumour('thursday-leg', 5598, yaginya('merry')),
  scene(
    'empty-page',
    5600,
    [
      arkhip('calm'),
      arkhip('merry', answered('chronicle', 'both')),
      arkhip('calm', answered('honest-wood', 'keep')),
      arkhip('calm', answered('honest-wood', 'iron')),
      seraphim('merry', answered('open-door', 'stay-open')),
      fimka('merry', answered('open-door', 'shut')),
      seraphim('calm', answered('open-door', 'watch')),
      fimka('merry', answered('open-door', 'table')),
      spark('calm'),
      hedgehog('merry', answered('first-bruise', 'leaf')),
      hedgehog('stern', not(answered('first-bruise', 'leaf'))),
    ],
    [
      kind(
        'sugar',
        [
          spark('merry'),
          arkhip('calm'),
          companion('merry', atLeast('bond', 3)),
          companion('calm', not(atLeast('bond', 3))),
        ],
        { good: 2 },
      ),
      harsh(
        'up',
        [
          arkhip('merry'),
          arkhip('calm'),
          companion('merry', atLeast('bond', 3)),
          companion('merry', not(atLeast('bond', 3))),
        ],
        { evil: 2 },
      ),
      plain('lost-again', [arkhip('merry'), arkhip('calm')], {
        good: 1,
        evil: 1,
        when: answered('two-legs', 'lost'),
      }),
    ],
    { ends: true, reward: { ...A_TALK, gold: 5, amounts: { mithril: 10 } } },
  ),
]

const quests = [
  quest('taste-of-moon', ['howl', 'accept'], 'fountain-drunk', 3, { gold: 1, amounts: { elixir: 2 } }),
  quest('word-ahead', ['passing', 'accept'], 'talk-heard', 3, { gold: 2, experience: 1 }),
  quest('pillow', ['feathers', 'accept'], 'guardian-beaten', 5, { gold: 2, experience: 1 }),
  quest('sugar-for-the-dark', ['sugar-lumps', 'accept'], 'resource-taken', 5, { gold: 2, experience: 1 }),
  quest('quiet-hinges', ['hinges', 'accept'], 'skill-taken', 4, { gold: 2, experience: 1 }),
  quest('both-halves', ['doormat', 'accept'], 'lair-beaten', 2, { gold: 2, experience: 1 }),
  quest('clear-road', ['tikhon-boots', 'accept'], 'guardian-beaten', 3, { gold: 2, experience: 1 }),
  quest('star-string', ['lada-string', 'accept'], 'lair-beaten', 2, { gold: 2, experience: 1 }),
  quest('star-beads', ['dobrynya-beads', 'accept'], 'resource-taken', 5, { gold: 2, experience: 1 }),
  quest('two-waters', ['vesta-waters', 'accept'], 'fountain-drunk', 2, { gold: 2, experience: 1 }),
]

/** Part 9: why the Gate was shut, and from which side. The road goes on above its last stair. */
export const SKY_GATE = part(9, 5501, 5600, {
  scenes,
  quests,
  both: all(atLeast('good-9', 5), atLeast('evil-9', 5), answered('open-door', 'table')),
})
