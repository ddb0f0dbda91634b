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
  kind,
  LADA,
  leans,
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

const afonya = saying('afonya')
const avdey = saying('avdey')
const dunya = saying('dunya')
const ironDragon = saying('iron-dragon')
const kasyan = saying('kasyan')
const khanOfDust = saying('khan-of-dust')
const kikimora = saying('kikimora')
const marfa = saying('marfa')
const mark = saying('mark')
const nightingaleRobber = saying('nightingale-robber')
const pakhom = saying('pakhom')
const polevik = saying('polevik')
const ratibor = saying('ratibor')
const recruit = saying('recruit')
const sentry = saying('sentry')
const snowMaiden = saying('snow-maiden')
const suleiman = saying('suleiman')
const warlord = saying('warlord')
const yermolay = saying('yermolay')
const zmeyLeft = saying('zmey-left')
const zmeyMiddle = saying('zmey-middle')
const zmeyRight = saying('zmey-right')

const scenes = [
  scene(
    'whose-nose',
    1003,
    [
      sentry('stern'),
      sentry('calm'),
      sentry('merry', answered('salute', 'enemy')),
      sentry('calm', not(answered('salute', 'enemy'))),
    ],
    [kind('smile', [sentry('calm'), sentry('merry')]), harsh('higher', [sentry('stern'), sentry('calm')])],
  ),
  scene(
    'right-rail',
    1036,
    [
      ratibor('stern'),
      ratibor('calm', answered('at-ease', 'home')),
      ratibor('calm', answered('at-ease', 'your-word')),
      ratibor('calm', not(any(answered('at-ease', 'home'), answered('at-ease', 'your-word')))),
      ratibor('stern'),
      recruit('merry', answered('at-ease', 'home')),
      recruit('calm'),
    ],
    [kind('voice', [ratibor('calm'), recruit('calm')]), harsh('order', [ratibor('merry'), recruit('calm')])],
  ),
  rumour('both-sides', 1051, warlord('stern')),
  scene(
    'left-rail',
    1071,
    [
      khanOfDust('merry'),
      khanOfDust('merry', answered('khan-falls', 'spare')),
      khanOfDust('calm', answered('khan-falls', 'banish')),
      khanOfDust('calm', not(any(answered('khan-falls', 'spare'), answered('khan-falls', 'banish')))),
      khanOfDust('calm'),
      khanOfDust('stern'),
    ],
    [
      kind('asked', [khanOfDust('calm'), khanOfDust('stern')]),
      harsh('win-first', [khanOfDust('calm'), khanOfDust('merry')]),
    ],
  ),
  scene(
    'which-rail',
    1114,
    [
      zmeyLeft('merry'),
      zmeyRight('stern'),
      zmeyMiddle('calm'),
      zmeyMiddle('calm', answered('please', 'help')),
      zmeyMiddle('calm', not(answered('please', 'help'))),
    ],
    [
      kind('left', [zmeyLeft('merry'), zmeyMiddle('calm')], {
        markers: ['been_in_gw'],
        sways: {
          1125: {
            power: 0.9,
            squad: ['wandering-knight', 'wandering-knight', 'battle-mage', 'war-elephant'],
          },
        },
      }),
      harsh('right', [zmeyRight('merry'), zmeyMiddle('calm')], {
        markers: ['been_in_gw'],
        sways: {
          1125: { power: 0.9, squad: ['border-raider', 'border-raider', 'orc-footman', 'dragon-rider'] },
        },
      }),
      plain('straight', [zmeyMiddle('merry'), zmeyLeft('calm')], {
        good: 1,
        evil: 1,
        markers: ['been_in_gw'],
      }),
    ],
  ),
  aside(
    'to-the-left',
    1150,
    [
      leshy('stern', answered('own-forest', 'marsh')),
      leshy('calm', not(answered('own-forest', 'marsh'))),
      leshy('calm'),
    ],
    [
      kind('sorry', [leshy('calm')], { good: 2, when: answered('own-forest', 'marsh') }),
      kind('water', [leshy('merry')]),
      harsh('firewood', [leshy('stern')]),
    ],
  ),
  aside(
    'tikhon-flag',
    1170,
    [companion('calm'), companion('calm')],
    [kind('hold', [companion('merry')], { counts: { bond: 1 } }), harsh('other-side', [companion('stern')])],
    { when: TIKHON, stands: 'spider' },
  ),
  aside(
    'lada-empty-sky',
    1170,
    [companion('calm'), companion('calm')],
    [kind('miss', [companion('merry')], { counts: { bond: 1 } }), harsh('aim', [companion('calm')])],
    { when: LADA, stands: 'raven' },
  ),
  aside(
    'dobrynya-tail',
    1170,
    [companion('merry'), companion('calm')],
    [kind('same', [companion('calm')], { counts: { bond: 1 } }), harsh('late', [companion('merry')])],
    { when: DOBRYNYA, stands: 'bear' },
  ),
  aside(
    'vesta-tent-door',
    1170,
    [companion('calm'), companion('calm')],
    [kind('knock', [companion('merry')], { counts: { bond: 1 } }), harsh('around', [companion('stern')])],
    { when: VESTA, stands: 'mushroom-pale' },
  ),
  rumour('no-fire', 1201, snowMaiden('merry')),
  scene(
    'oven-for-both',
    1243,
    [
      mark('merry'),
      mark('merry', answered('bread-mayor', 'come')),
      mark('calm', answered('bread-mayor', 'stay')),
      mark('calm'),
      pakhom('calm'),
      mark('stern'),
      mark('calm', answered('footsteps', 'bread')),
      mark('calm', answered('footsteps', 'follow')),
    ],
    [
      kind('all', [mark('merry'), mark('calm')], { prices: { retry: 0.7 } }),
      greedy('sell', 3, [mark('calm'), pakhom('calm')]),
    ],
  ),
  aside(
    'out-for-salt',
    1290,
    [pakhom('calm'), pakhom('calm')],
    [plain('accept', [pakhom('merry')]), plain('decline', [pakhom('calm')])],
  ),
  aside(
    'on-the-tail',
    1335,
    [dunya('stern'), dunya('calm')],
    [plain('accept', [dunya('calm')]), plain('decline', [dunya('calm')])],
  ),
  rumour('encircled', 1380, yaginya('merry')),
  aside(
    'field-post',
    1430,
    [
      kasyan('merry', answered('kasyan', 'come')),
      marfa('merry', answered('kasyan', 'come')),
      marfa('calm', not(answered('kasyan', 'come'))),
      marfa('calm', not(answered('kasyan', 'come'))),
      marfa('calm'),
    ],
    [plain('accept', [marfa('merry')]), plain('decline', [marfa('calm')])],
    { stands: 'hill-shaman' },
  ),
  scene(
    'boiler',
    1498,
    [ironDragon('stern'), ironDragon('stern'), ironDragon('calm'), ironDragon('stern')],
    [
      kind('two-cups', [ironDragon('calm'), ironDragon('calm')], {
        good: 2,
        when: answered('two-cups', 'name'),
        sways: { 1500: { power: 0.75, squad: ['iron-dragon'] } },
      }),
      kind('tea', [ironDragon('calm'), ironDragon('merry')], {
        sways: { 1500: { power: 0.85, squad: ['iron-dragon', 'orc-footman', 'orc-footman'] } },
      }),
      kind('drip', [ironDragon('calm'), ironDragon('calm')], {
        sways: { 1500: { power: 0.9, squad: ['iron-dragon', 'battle-mage', 'dragon-rider'] } },
      }),
      greedy('rust', 2, [ironDragon('stern'), ironDragon('calm')], {
        sways: {
          1500: {
            power: 1.15,
            squad: ['iron-dragon', 'war-elephant', 'war-elephant', 'siege-troll', 'dragon-rider'],
          },
        },
      }),
    ],
  ),
  aside(
    'ram',
    1560,
    [yermolay('calm'), yermolay('stern'), yermolay('calm')],
    [plain('accept', [yermolay('merry')]), plain('decline', [yermolay('calm')])],
  ),
  rumour('no-spoons', 1605, grom('calm')),
  scene(
    'turnip',
    1653,
    [
      polevik('merry'),
      ratibor('stern'),
      khanOfDust('merry'),
      polevik('calm'),
      dunya('calm', finished('sorry-mouse')),
    ],
    [
      kind('mouse', [dunya('merry'), ratibor('calm')], { good: 2, when: finished('sorry-mouse') }),
      kind('let-go', [polevik('merry'), khanOfDust('calm')]),
      harsh('harder', [polevik('stern'), khanOfDust('calm')]),
    ],
  ),
  rumour('small-peace', 1755, suleiman('merry')),
  aside(
    'tikhon-squires',
    1820,
    [companion('merry'), companion('calm')],
    [plain('accept', [companion('merry')]), plain('decline', [companion('calm')])],
    { when: TIKHON, stands: 'spider' },
  ),
  aside(
    'lada-arrow-post',
    1820,
    [companion('calm'), companion('calm')],
    [plain('accept', [companion('merry')]), plain('decline', [companion('stern')])],
    { when: LADA, stands: 'raven' },
  ),
  aside(
    'dobrynya-halves',
    1820,
    [companion('stern'), companion('calm')],
    [plain('accept', [companion('merry')]), plain('decline', [companion('calm')])],
    { when: DOBRYNYA, stands: 'bear' },
  ),
  aside(
    'vesta-generals',
    1820,
    [companion('stern'), companion('calm')],
    [plain('accept', [companion('calm')]), plain('decline', [companion('stern')])],
    { when: VESTA, stands: 'mushroom-pale' },
  ),
  aside(
    'tripped',
    1905,
    [afonya('stern'), afonya('calm'), afonya('calm')],
    [plain('accept', [afonya('merry')]), plain('decline', [afonya('calm')])],
  ),
  rumour('trench-water', 1990, kikimora('merry')),
  aside(
    'rain-on-request',
    2105,
    [avdey('calm'), avdey('calm'), avdey('merry')],
    [plain('accept', [avdey('merry')]), plain('decline', [avdey('calm')])],
  ),
  aside('someone-of-mine', 2182, [arkhip('calm')], [plain('onward', [])], {
    when: answered('one-tag', 'owl'),
  }),
  rumour('two-victories', 2182, arkhip('calm')),
  scene(
    'first-fog',
    2401,
    [
      recruit('merry', answered('which-rail', 'right')),
      recruit('calm', answered('which-rail', 'left')),
      recruit('merry', not(any(answered('which-rail', 'left'), answered('which-rail', 'right')))),
      ratibor('stern'),
      recruit('calm'),
      khanOfDust('merry'),
      pakhom('calm'),
      sentry('merry', answered('whose-nose', 'smile')),
    ],
    [
      kind('lantern', [recruit('calm'), ratibor('calm')], {
        counts: { draws: 1 },
        sways: { 2401: { power: 0.9 } },
      }),
      harsh('trumpet', [recruit('merry'), khanOfDust('merry')], {
        sways: {
          2401: {
            power: 1.1,
            squad: ['orc-footman', 'wandering-knight', 'battle-mage', 'orc-footman', 'wandering-knight'],
          },
        },
      }),
    ],
  ),
  scene(
    'second-patches',
    2402,
    [
      recruit('merry', not(answered('beacon', 'burn'))),
      recruit('calm', answered('beacon', 'burn')),
      pakhom('merry'),
      pakhom('calm', finished('april-salt')),
      recruit('merry', all(answered('one-recruit', 'names'), not(answered('beacon', 'burn')))),
      ratibor('stern'),
    ],
    [
      kind('thread', [ratibor('calm'), recruit('merry')], {
        counts: { draws: 1 },
        sways: { 2402: { power: 0.9 } },
      }),
      harsh('fire', [recruit('calm'), pakhom('stern')], { sways: { 2402: { power: 1.1 } } }),
    ],
  ),
  scene(
    'third-choir',
    2403,
    [
      nightingaleRobber('merry', answered('kettle', 'honey')),
      nightingaleRobber('calm', answered('kettle', 'sing')),
      nightingaleRobber('stern', not(any(answered('kettle', 'honey'), answered('kettle', 'sing')))),
      afonya('merry', finished('out-of-pillows')),
      zmeyLeft('merry'),
      zmeyRight('stern'),
      zmeyMiddle('calm'),
    ],
    [
      kind('in-turn', [nightingaleRobber('calm'), zmeyMiddle('calm')], {
        counts: { draws: 1 },
        sways: { 2403: { power: 0.9 } },
      }),
      harsh('louder', [nightingaleRobber('stern'), zmeyMiddle('calm')], { sways: { 2403: { power: 1.1 } } }),
    ],
  ),
  scene(
    'fourth-snow',
    2404,
    [
      snowMaiden('merry'),
      pakhom('merry'),
      khanOfDust('merry'),
      avdey('merry', finished('first-ray')),
      companion('merry', TIKHON),
      companion('merry', LADA),
      companion('merry', DOBRYNYA),
      companion('merry', VESTA),
    ],
    [
      kind('snowman', [khanOfDust('merry'), snowMaiden('calm')], {
        counts: { draws: 1 },
        sways: { 2404: { power: 0.9, squad: ['snow-maiden', 'orc-footman', 'orc-footman'] } },
      }),
      harsh('ice', [pakhom('calm'), snowMaiden('stern')], { sways: { 2404: { power: 1.1 } } }),
    ],
  ),
  scene(
    'fifth-nobody',
    2405,
    [
      companion('calm'),
      companion('merry', answered('oven-for-both', 'all')),
      companion('calm', answered('oven-for-both', 'sell')),
      companion('calm'),
      companion('calm'),
      companion('calm', answered('footsteps', 'bread')),
      companion('calm', answered('footsteps', 'follow')),
      companion('merry', leans('good')),
      companion('stern', leans('evil')),
    ],
    [
      kind('make-way', [companion('calm'), companion('merry')], {
        counts: { draws: 1 },
        sways: { 2405: { power: 0.9 } },
      }),
      harsh('who-goes', [companion('calm'), companion('calm')], { sways: { 2405: { power: 1.1 } } }),
    ],
    { stands: 'raven' },
  ),
  aside(
    'sold-twice',
    2480,
    [
      fox('merry'),
      fox('calm', answered('toll', 'secret')),
      fox('calm', not(answered('toll', 'secret'))),
      fox('merry', finished('all-is-well')),
    ],
    [kind('free', [fox('calm')]), greedy('half', 2, [fox('merry')])],
  ),
  aside(
    'tikhon-count-three',
    2563,
    [companion('calm', finished('forty-minutes')), companion('calm', not(finished('forty-minutes')))],
    [
      kind('three', [companion('merry')], { when: finished('forty-minutes'), counts: { bond: 1 } }),
      kind('lean', [companion('calm')]),
      harsh('forgot', [companion('stern')]),
    ],
    { when: TIKHON, stands: 'spider' },
  ),
  aside(
    'lada-sparrow',
    2563,
    [companion('merry', finished('fell-short')), companion('calm', not(finished('fell-short')))],
    [
      kind('whistle', [companion('merry')], { when: finished('fell-short'), counts: { bond: 1 } }),
      kind('tiptoe', [companion('calm')]),
      harsh('higher-up', [companion('calm')]),
    ],
    { when: LADA, stands: 'raven' },
  ),
  aside(
    'dobrynya-round',
    2563,
    [companion('calm', finished('glued-map')), companion('calm', not(finished('glued-map')))],
    [
      kind('turn-back', [companion('merry')], { when: finished('glued-map'), counts: { bond: 1 } }),
      kind('charcoal', [companion('calm')]),
      harsh('steps', [companion('calm')]),
    ],
    { when: DOBRYNYA, stands: 'bear' },
  ),
  aside(
    'vesta-bitter',
    2563,
    [companion('merry', finished('two-mugs')), companion('stern', not(finished('two-mugs')))],
    [
      kind('tell-door', [companion('calm')], { when: finished('two-mugs'), counts: { bond: 1 } }),
      kind('sip', [companion('calm')]),
      harsh('spoon', [companion('stern')]),
    ],
    { when: VESTA, stands: 'mushroom-pale' },
  ),
  rumour('new-password', 2700, sentry('merry')),
  rumour('not-crying', 2866, afonya('calm')),
  scene(
    'last-warrior',
    2998,
    [
      warlord('stern'),
      warlord('calm'),
      warlord('stern', atLeast('draws', 3)),
      warlord('calm', any(answered('turnip', 'let-go'), answered('turnip', 'mouse'))),
      warlord('calm', answered('turnip', 'harder')),
      warlord('calm'),
      warlord('stern'),
    ],
    [
      kind('head', [warlord('calm'), warlord('merry')], {
        good: 2,
        when: finished('long-table'),
        sways: { 2999: { power: 0.75, squad: ['warlord'] } },
      }),
      kind('seat', [warlord('calm'), warlord('merry')], {
        sways: { 2999: { power: 0.85, squad: ['warlord', 'orc-footman', 'orc-footman'] } },
      }),
      harsh('over', [warlord('stern'), warlord('calm')], {
        sways: {
          2999: {
            power: 1.1,
            squad: ['warlord', 'siege-troll', 'orc-footman', 'orc-footman', 'dragon-rider'],
          },
        },
      }),
      greedy('third-hand', 2, [warlord('merry'), warlord('stern')], {
        sways: {
          2999: {
            power: 1.15,
            squad: ['warlord', 'war-elephant', 'war-elephant', 'fallen-angel', 'dragonslayer-renegade'],
          },
        },
      }),
    ],
  ),
  scene(
    'tablecloth',
    2999,
    [
      ratibor('calm'),
      khanOfDust('calm'),
      yermolay('merry', finished('long-table')),
      ironDragon(
        'merry',
        any(answered('boiler', 'two-cups'), answered('boiler', 'tea'), answered('boiler', 'drip')),
      ),
    ],
    [
      kind(
        'dinner',
        [
          zmeyMiddle('calm'),
          zmeyRight('calm'),
          khanOfDust('calm', answered('left-rail', 'asked')),
          khanOfDust('calm', not(answered('left-rail', 'asked'))),
          ratibor('calm', answered('right-rail', 'voice')),
          ratibor('calm', not(answered('right-rail', 'voice'))),
          zmeyLeft('merry'),
        ],
        { good: 2 },
      ),
      plain('tired', [ratibor('calm'), mark('calm'), zmeyMiddle('merry'), recruit('calm')], {
        good: 1,
        evil: 1,
      }),
      harsh(
        'victory',
        [
          khanOfDust('calm', answered('which-rail', 'right')),
          ratibor('calm', answered('which-rail', 'left')),
          zmeyMiddle('calm', not(any(answered('which-rail', 'left'), answered('which-rail', 'right')))),
          recruit('calm'),
        ],
        { evil: 2 },
      ),
    ],
    { ends: true, reward: { ...A_TALK, gold: 5, amounts: { mithril: 10 } } },
  ),
]

const quests = [
  quest('april-salt', ['out-for-salt', 'accept'], 'resource-taken', 6, { gold: 2, experience: 1 }),
  quest('sorry-mouse', ['on-the-tail', 'accept'], 'lair-beaten', 2, { gold: 2, experience: 1 }),
  quest('all-is-well', ['field-post', 'accept'], 'talk-heard', 3, { gold: 2, experience: 1 }),
  quest('long-table', ['ram', 'accept'], 'skill-taken', 4, { gold: 2, experience: 1 }),
  quest('forty-minutes', ['tikhon-squires', 'accept'], 'guardian-beaten', 4, { gold: 2, experience: 1 }),
  quest('fell-short', ['lada-arrow-post', 'accept'], 'resource-taken', 5, { gold: 2, experience: 1 }),
  quest('glued-map', ['dobrynya-halves', 'accept'], 'chest-opened', 2, { gold: 2, experience: 1 }),
  quest('two-mugs', ['vesta-generals', 'accept'], 'fountain-drunk', 3, { gold: 2, experience: 1 }),
  quest('out-of-pillows', ['tripped', 'accept'], 'chest-opened', 2, { gold: 2, experience: 1 }),
  quest('first-ray', ['rain-on-request', 'accept'], 'magic-used', 3, { gold: 2, experience: 1 }),
]

/** Part 6: all whom you spared or did not spare come back. */
export const GREAT_WAR = part(6, 1001, 2999, {
  scenes,
  quests,
  both: all(atLeast('good-6', 5), atLeast('evil-6', 5), atLeast('draws', 3)),
})
