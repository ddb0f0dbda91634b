import {
  A_TALK,
  all,
  answered,
  arkhip,
  aside,
  atLeast,
  companion,
  DOBRYNYA,
  finished,
  greedy,
  harsh,
  heard,
  kind,
  LADA,
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

const agafya = saying('agafya')
const clerk = saying('clerk')
const forefather = saying('forefather')
const ghoul = saying('ghoul')
const judge = saying('judge')
const kikimora = saying('kikimora')
const koschei = saying('koschei')
const kostya = saying('kostya')
const mark = saying('mark')
const mourner = saying('mourner')
const rat = saying('rat')
const suleiman = saying('suleiman')
const vampire = saying('vampire')
const watchman = saying('watchman')
const wisp = saying('wisp')

const scenes = [
  scene(
    'ticket',
    102,
    [
      clerk('calm'),
      clerk('calm'),
      clerk('stern', heard('letter')),
      clerk('calm', answered('beacon', 'burn')),
      clerk('merry'),
    ],
    [kind('wait', [clerk('calm'), clerk('merry')]), harsh('skip', [clerk('stern'), clerk('calm')])],
  ),
  aside(
    'pushed-in',
    106,
    [agafya('merry'), agafya('stern')],
    [plain('accept', [agafya('merry')]), plain('decline', [agafya('calm')])],
  ),
  rumour('thursday', 109, arkhip('calm')),
  scene(
    'live-dough',
    111,
    [mark('stern'), mark('merry'), mark('calm'), mark('calm'), mark('merry')],
    [
      kind('salt', [mark('merry'), mark('calm')]),
      harsh('for-ever', [mark('calm'), mark('merry')]),
      plain('order', [mark('merry'), mark('calm')], { prices: { retry: 0.75 } }),
    ],
  ),
  aside(
    'outgoing-mail',
    115,
    [rat('calm'), rat('merry')],
    [plain('accept', [rat('merry')]), plain('decline', [rat('calm')])],
  ),
  aside(
    'tikhon-boot',
    118,
    [companion('calm'), companion('calm')],
    [kind('note', [companion('merry')], { counts: { bond: 1 } }), harsh('take', [companion('stern')])],
    { when: TIKHON, stands: 'bone-knight' },
  ),
  aside(
    'lada-target',
    118,
    [companion('calm'), companion('calm')],
    [kind('beside', [companion('merry')], { counts: { bond: 1 } }), harsh('bullseye', [companion('calm')])],
    { when: LADA, stands: 'bone-archer' },
  ),
  aside(
    'dobrynya-slab',
    118,
    [companion('merry'), companion('calm')],
    [kind('flowers', [companion('calm')], { counts: { bond: 1 } }), harsh('try', [companion('calm')])],
    { when: DOBRYNYA, stands: 'raven' },
  ),
  aside(
    'vesta-list',
    118,
    [companion('calm'), companion('calm')],
    [kind('read', [companion('merry')], { counts: { bond: 1 } }), harsh('yourself', [companion('stern')])],
    { when: VESTA, stands: 'ghost' },
  ),
  scene(
    'thousand-needles',
    121,
    [koschei('stern'), koschei('calm'), koschei('calm'), companion('calm'), koschei('stern')],
    [
      kind('count', [koschei('merry'), koschei('calm')]),
      harsh('pocket', [koschei('stern'), koschei('calm')]),
    ],
  ),
  rumour('caraway', 124, mark('merry')),
  aside(
    'guitar',
    128,
    [vampire('calm'), vampire('stern')],
    [plain('accept', [vampire('merry')]), plain('decline', [vampire('calm')])],
  ),
  scene(
    'midnight-lantern',
    133,
    [
      watchman('stern'),
      watchman('calm'),
      watchman('calm'),
      watchman('calm', answered('footsteps', 'bread')),
      watchman('calm', answered('footsteps', 'follow')),
      watchman('stern'),
    ],
    [kind('lit', [watchman('calm'), watchman('merry')]), harsh('out', [watchman('calm'), watchman('stern')])],
  ),
  aside(
    'lamp-fourteen',
    136,
    [wisp('merry'), wisp('calm')],
    [plain('accept', [wisp('merry')]), plain('decline', [wisp('calm')])],
  ),
  rumour('only-tea', 139, vampire('merry')),
  aside(
    'accused',
    141,
    [
      kostya('merry'),
      kostya('calm', answered('wedding', 'two-cups')),
      kostya('calm', not(answered('wedding', 'two-cups'))),
      kostya('stern'),
    ],
    [plain('accept', [kostya('merry')]), plain('decline', [kostya('calm')])],
  ),
  rumour('nine-to-six', 143, mourner('calm')),
  rumour('turnips', 146, ghoul('calm')),
  scene(
    'dance-trial',
    149,
    [judge('stern'), mourner('stern'), kostya('calm'), judge('calm')],
    [
      plain('witnesses', [mourner('calm'), judge('merry')], {
        good: 2,
        when: finished('two-witnesses'),
        sways: { 150: { power: 0.8, squad: ['skeleton', 'bone-archer', 'ghost', 'skeleton'] } },
      }),
      kind('happy', [judge('calm'), kostya('merry')], {
        sways: { 150: { power: 0.9, squad: ['lich', 'skeleton', 'ghost', 'bone-archer'] } },
      }),
      harsh('dance', [judge('stern'), kostya('merry')], {
        sways: {
          150: { power: 1.1, squad: ['lich', 'tomb-guard', 'tomb-guard', 'skeleton', 'banshee', 'ghoul'] },
        },
      }),
      greedy('guilty', 2, [kostya('calm'), mourner('calm')], { sways: { 150: { power: 0.9 } } }),
    ],
  ),
  rumour('two-lefts', 154, yaginya('merry')),
  aside(
    'tikhon-knee',
    158,
    [companion('calm'), companion('stern')],
    [kind('accept', [companion('calm')], { counts: { bond: 1 } }), plain('decline', [companion('calm')])],
    { when: TIKHON, stands: 'bone-knight' },
  ),
  aside(
    'lada-feather',
    158,
    [companion('stern'), companion('calm')],
    [kind('accept', [companion('merry')], { counts: { bond: 1 } }), plain('decline', [companion('calm')])],
    { when: LADA, stands: 'raven' },
  ),
  aside(
    'dobrynya-witness',
    158,
    [companion('calm'), companion('merry')],
    [kind('accept', [companion('merry')], { counts: { bond: 1 } }), plain('decline', [companion('calm')])],
    { when: DOBRYNYA, stands: 'raven' },
  ),
  aside(
    'vesta-booking',
    158,
    [companion('calm'), companion('calm')],
    [kind('accept', [companion('merry')], { counts: { bond: 1 } }), plain('decline', [companion('stern')])],
    { when: VESTA, stands: 'ghost' },
  ),
  scene(
    'cherry-stone',
    161,
    [
      mark('merry'),
      companion('calm', heard('two-cups')),
      koschei('calm'),
      mark('calm'),
      koschei('stern'),
      koschei('calm'),
    ],
    [kind('tell', [koschei('calm'), mark('calm')]), harsh('hush', [koschei('merry'), mark('merry')])],
    { stands: 'mark' },
  ),
  aside(
    'ticking',
    165,
    [judge('calm'), judge('stern')],
    [plain('accept', [judge('merry')]), plain('decline', [judge('calm')])],
  ),
  rumour('crypt-to-let', 169, kikimora('merry')),
  scene(
    'one-skull',
    174,
    [
      forefather('stern'),
      forefather('merry'),
      forefather('merry', answered('truce', 'peace')),
      forefather('calm', answered('truce', 'pay')),
      forefather('calm'),
      forefather('stern'),
    ],
    [
      kind('interrupt', [forefather('merry'), forefather('calm')], {
        good: 2,
        when: heard('quarrel'),
        sways: { 175: { power: 0.8, squad: ['bone-dragon', 'skeleton'] } },
      }),
      kind('greet', [forefather('calm'), forefather('merry')], {
        sways: { 175: { power: 0.9, squad: ['bone-dragon', 'skeleton', 'grave-rat', 'ghost'] } },
      }),
      harsh('quiet', [forefather('stern'), forefather('calm')], {
        sways: {
          175: {
            power: 1.1,
            squad: ['bone-dragon', 'skeleton', 'bone-archer', 'ghoul', 'banshee', 'dead-tree-walker'],
          },
        },
      }),
    ],
  ),
  rumour('moved-by-one', 180, agafya('merry')),
  aside(
    'tikhon-polish',
    186,
    [
      companion('merry', finished('left-knee')),
      companion('calm', not(finished('left-knee'))),
      companion('calm', heard('midnight-lantern')),
    ],
    [
      kind('polish', [companion('merry')], { when: finished('left-knee'), counts: { bond: 1 } }),
      kind('not-him', [companion('calm')]),
      harsh('everyone', [companion('stern')]),
    ],
    { when: TIKHON, stands: 'bone-knight' },
  ),
  aside(
    'lada-notches',
    186,
    [companion('merry', finished('blue-feathers')), companion('calm', not(finished('blue-feathers')))],
    [
      kind('today', [companion('merry')], { when: finished('blue-feathers'), counts: { bond: 1 } }),
      kind('blue', [companion('calm')]),
      harsh('for-battle', [companion('stern')]),
    ],
    { when: LADA, stands: 'bone-archer' },
  ),
  aside(
    'dobrynya-middle',
    186,
    [companion('merry', finished('alive-snores')), companion('calm', not(finished('alive-snores')))],
    [
      kind('press', [companion('merry')], { when: finished('alive-snores'), counts: { bond: 1 } }),
      kind('hats-off', [companion('calm')]),
      harsh('handy', [companion('calm')]),
    ],
    { when: DOBRYNYA, stands: 'raven' },
  ),
  aside(
    'vesta-mint',
    186,
    [companion('merry', finished('twenty-years')), companion('calm', not(finished('twenty-years')))],
    [
      kind('pick', [companion('merry')], { when: finished('twenty-years'), counts: { bond: 1 } }),
      kind('tea', [companion('calm')]),
      harsh('go', [companion('stern')]),
    ],
    { when: VESTA, stands: 'ghost' },
  ),
  scene(
    'window-six',
    195,
    [mark('calm'), mark('stern'), clerk('calm'), clerk('calm'), agafya('merry', finished('five-pushed-in'))],
    [
      kind('number', [clerk('merry'), clerk('stern')], { good: 2, when: answered('ticket', 'wait') }),
      kind('bread', [clerk('merry'), mark('merry', answered('live-dough', 'salt')), mark('merry')]),
      harsh('climb', [clerk('stern'), clerk('calm')]),
    ],
  ),
  scene(
    'shelf-hare',
    201,
    [
      rat('calm'),
      clerk('stern'),
      kostya('merry', all(heard('dance-trial'), not(answered('dance-trial', 'guilty')))),
      companion('calm', answered('dance-trial', 'guilty')),
      companion('calm', answered('midnight-lantern', 'lit')),
      rat('merry', finished('chest-lining')),
    ],
    [
      kind('sit', [companion('merry'), clerk('calm')], { sways: { 202: { power: 0.9 } } }),
      harsh('jump', [clerk('stern'), rat('merry')], { sways: { 202: { power: 1.1 } } }),
    ],
  ),
  scene(
    'shelf-duck',
    205,
    [
      clerk('stern'),
      companion('stern', TIKHON),
      companion('calm', LADA),
      companion('merry', DOBRYNYA),
      companion('calm', VESTA),
      vampire('merry', finished('squatters')),
      mark('calm'),
    ],
    [
      kind('crumbs', [mark('merry'), clerk('calm')], { sways: { 206: { power: 0.9 } } }),
      harsh('cloak', [clerk('stern'), mark('calm')], { sways: { 206: { power: 1.1 } } }),
    ],
  ),
  scene(
    'shelf-egg',
    209,
    [clerk('stern'), mark('stern'), mark('calm'), clerk('merry'), companion('calm')],
    [
      kind('mother', [mark('calm'), clerk('merry')]),
      plain('follow', [companion('merry'), clerk('calm')]),
      harsh('leave', [clerk('calm'), companion('calm')]),
    ],
  ),
  rumour('rested-hare', 215, rat('calm')),
  scene(
    'top-button',
    224,
    [
      koschei('calm'),
      koschei('calm'),
      koschei('stern'),
      koschei('calm', answered('thousand-needles', 'count')),
      koschei('calm', answered('thousand-needles', 'pocket')),
      koschei('merry', answered('cherry-stone', 'tell')),
      koschei('calm', answered('cherry-stone', 'hush')),
    ],
    [
      kind('stay', [koschei('calm'), koschei('merry')], {
        sways: { 250: { power: 0.85, squad: ['lich', 'vampire', 'ghost'] } },
      }),
      harsh('his-life', [koschei('stern'), koschei('calm')], { sways: { 250: { power: 1.1 } } }),
    ],
  ),
  rumour('boredom-included', 231, suleiman('merry')),
  scene(
    'bread-mayor',
    238,
    [
      agafya('merry'),
      mark('calm'),
      mark('merry'),
      mark('calm', answered('beacon', 'burn')),
      judge('merry', finished('by-accident')),
      mark('merry', answered('shelf-egg', 'follow')),
    ],
    [kind('come', [mark('merry'), agafya('calm')]), harsh('stay', [mark('calm'), agafya('merry')])],
  ),
  scene(
    'needle',
    250,
    [
      koschei('calm'),
      koschei('calm'),
      mark('stern'),
      kostya('calm', all(heard('dance-trial'), not(answered('dance-trial', 'guilty')))),
      kostya('calm', answered('dance-trial', 'guilty')),
      wisp('merry', finished('candle-ends')),
    ],
    [
      harsh('break', [koschei('merry'), mark('merry'), koschei('calm')], { evil: 2 }),
      kind(
        'give-back',
        [
          koschei('calm'),
          koschei('merry'),
          mark('merry', answered('bread-mayor', 'come')),
          mark('merry', not(answered('bread-mayor', 'come'))),
        ],
        { good: 2 },
      ),
      plain('to-mark', [mark('calm'), koschei('calm'), mark('merry')], { good: 1, evil: 1 }),
      harsh('false-one', [koschei('stern'), koschei('calm')], {
        when: answered('thousand-needles', 'pocket'),
      }),
    ],
    { ends: true, reward: { ...A_TALK, gold: 5, amounts: { mithril: 10 } } },
  ),
]

const quests = [
  quest('five-pushed-in', ['pushed-in', 'accept'], 'guardian-beaten', 5, { gold: 2, experience: 1 }),
  quest('chest-lining', ['outgoing-mail', 'accept'], 'chest-opened', 2, { gold: 2, experience: 1 }),
  quest('squatters', ['guitar', 'accept'], 'lair-beaten', 2, { gold: 2, experience: 1 }),
  quest('candle-ends', ['lamp-fourteen', 'accept'], 'skill-taken', 4, { gold: 2, experience: 1 }),
  quest('two-witnesses', ['accused', 'accept'], 'talk-heard', 2, { gold: 2, experience: 1 }),
  quest('left-knee', ['tikhon-knee', 'accept'], 'skill-taken', 3, { gold: 1, experience: 1 }),
  quest('blue-feathers', ['lada-feather', 'accept'], 'guardian-beaten', 4, { gold: 1, experience: 1 }),
  quest('alive-snores', ['dobrynya-witness', 'accept'], 'talk-heard', 3, { gold: 1, experience: 1 }),
  quest('twenty-years', ['vesta-booking', 'accept'], 'resource-taken', 4, { gold: 1, experience: 1 }),
  quest('by-accident', ['ticking', 'accept'], 'fountain-drunk', 3, { gold: 1, amounts: { elixir: 2 } }),
]

/** Part 3: the son of the Deathless does not want to be deathless. */
export const NECROPOLIS = part(3, 101, 250, {
  scenes,
  quests,
  both: all(atLeast('good-3', 5), atLeast('evil-3', 5), answered('needle', 'to-mark')),
})
