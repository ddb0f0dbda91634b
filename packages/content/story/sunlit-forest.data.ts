import {
  A_TALK,
  all,
  answered,
  arkhip,
  atLeast,
  companion,
  fox,
  greedy,
  grom,
  harsh,
  kind,
  left,
  leshy,
  middle,
  part,
  plain,
  right,
  scene,
  yaginya,
} from './telling.ts'

const scenes = [
  scene(
    'two-legs',
    1,
    [arkhip('stern'), arkhip('calm')],
    [plain('way-up', [arkhip('merry'), arkhip('calm')]), plain('lost', [arkhip('calm'), arkhip('merry')])],
  ),
  scene(
    'first-bruise',
    2,
    [companion('calm'), companion('calm')],
    [
      kind('leaf', [companion('merry'), companion('merry')]),
      harsh('laugh', [companion('stern'), companion('calm')]),
    ],
    { stands: 'bramble-hedgehog' },
  ),
  scene(
    'one-leg',
    5,
    [yaginya('stern'), yaginya('calm'), yaginya('calm')],
    [
      kind('hold', [yaginya('calm'), yaginya('merry')]),
      greedy('price', 3, [yaginya('merry'), yaginya('stern')]),
    ],
  ),
  scene(
    'two-cups',
    9,
    [arkhip('calm'), arkhip('calm'), arkhip('calm'), arkhip('stern')],
    [kind('name', [arkhip('merry'), arkhip('calm')]), harsh('drink', [arkhip('stern'), arkhip('calm')])],
  ),
  scene(
    'own-forest',
    13,
    [leshy('stern'), leshy('calm'), leshy('calm')],
    [kind('together', [leshy('merry'), leshy('calm')]), harsh('marsh', [leshy('calm'), leshy('stern')])],
  ),
  scene(
    'honest-wood',
    16,
    [grom('stern'), grom('merry'), grom('calm')],
    [kind('keep', [grom('calm'), grom('merry')]), harsh('iron', [grom('stern'), grom('calm')])],
  ),
  scene(
    'echo',
    18,
    [left('merry'), right('stern'), middle('calm')],
    [kind('hush', [middle('calm'), left('calm')]), harsh('shout', [left('merry'), right('stern')])],
    { stands: 'raven' },
  ),
  scene(
    'toll',
    20,
    [fox('stern'), fox('merry')],
    [kind('secret', [fox('calm'), fox('calm')]), harsh('growl', [fox('stern'), fox('calm')])],
  ),
  scene(
    'chronicle',
    22,
    [arkhip('calm'), arkhip('calm'), arkhip('stern')],
    [kind('both', [arkhip('merry')]), harsh('stubborn', [arkhip('calm'), arkhip('merry')])],
  ),
  scene(
    'last-fire',
    24,
    [companion('calm'), companion('calm')],
    [
      kind('afraid', [companion('merry'), companion('calm')]),
      harsh('go-home', [companion('stern'), companion('calm')]),
    ],
    { stands: 'raven' },
  ),
  scene(
    'quarrel',
    25,
    [left('merry'), right('stern'), middle('calm'), middle('stern')],
    [
      kind('vote', [right('merry'), left('merry'), middle('calm')]),
      harsh('threat', [left('stern'), right('stern'), middle('calm')]),
    ],
    { stands: 'raven' },
  ),
  scene(
    'truce',
    26,
    [middle('calm'), left('stern'), right('calm')],
    [
      kind('peace', [middle('merry'), left('merry'), middle('calm')], { good: 2 }),
      greedy('pay', 8, [right('stern'), middle('calm')], { evil: 2 }),
    ],
  ),
  scene(
    'please',
    28,
    [middle('calm'), middle('calm'), middle('stern')],
    [kind('help', [middle('merry')]), harsh('orders', [middle('calm')])],
  ),
  scene(
    'letter',
    30,
    [
      arkhip('merry', answered('two-legs', 'lost')),
      arkhip('merry', answered('two-legs', 'way-up')),
      arkhip('calm'),
      arkhip('calm'),
      companion('merry'),
      arkhip('stern'),
    ],
    [
      kind('deliver', [arkhip('merry'), left('merry')], { good: 2 }),
      harsh('read', [right('calm'), arkhip('calm')]),
    ],
    { ends: true, reward: { ...A_TALK, gold: 5, amounts: { mithril: 10 } } },
  ),
]

/** Part 1: a stranger with a wooden sword learns whom the Stair lets pass. */
export const SUNLIT_FOREST = part(1, 1, 30, {
  scenes,
  both: all(answered('chronicle', 'both'), atLeast('good-1', 5), atLeast('evil-1', 5)),
})
