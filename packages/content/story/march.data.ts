import {
  A_TALK,
  all,
  answered,
  any,
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
  not,
  part,
  plain,
  quest,
  rumour,
  saying,
  scene,
  TIKHON,
  VESTA,
} from './telling.ts'

const kasyan = saying('kasyan')
const khanOfDust = saying('khan-of-dust')
const kikimora = saying('kikimora')
const marfa = saying('marfa')
const nightingaleRobber = saying('nightingale-robber')
const polevik = saying('polevik')
const ratibor = saying('ratibor')
const recruit = saying('recruit')
const sentry = saying('sentry')
const suleiman = saying('suleiman')
const zmeyLeft = saying('zmey-left')
const zmeyMiddle = saying('zmey-middle')
const zmeyRight = saying('zmey-right')

const scenes = [
  scene(
    'salute',
    32,
    [sentry('stern'), sentry('calm'), sentry('calm')],
    [kind('back', [sentry('merry'), sentry('calm')]), harsh('enemy', [sentry('stern'), sentry('merry')])],
  ),
  rumour('counted-ears', 33, polevik('merry')),
  aside(
    'grains',
    35,
    [polevik('stern'), polevik('calm')],
    [plain('accept', [polevik('merry')]), plain('decline', [polevik('calm')])],
  ),
  scene(
    'one-recruit',
    36,
    [ratibor('stern'), recruit('calm'), ratibor('calm'), recruit('merry')],
    [kind('names', [recruit('merry'), ratibor('calm')]), harsh('march', [ratibor('merry'), recruit('calm')])],
  ),
  aside(
    'tikhon-bundle',
    39,
    [companion('calm'), companion('calm')],
    [kind('half', [companion('merry')], { counts: { bond: 1 } }), harsh('untie', [companion('stern')])],
    { when: TIKHON, stands: 'spider' },
  ),
  aside(
    'lada-crow',
    39,
    [companion('calm'), companion('calm')],
    [kind('listen', [companion('calm')], { counts: { bond: 1 } }), harsh('glove', [companion('stern')])],
    { when: LADA, stands: 'raven' },
  ),
  aside(
    'dobrynya-map',
    39,
    [companion('merry'), companion('calm')],
    [kind('who', [companion('calm')], { counts: { bond: 1 } }), harsh('up', [companion('calm')])],
    { when: DOBRYNYA, stands: 'bear' },
  ),
  aside(
    'vesta-jar',
    39,
    [companion('stern'), companion('calm')],
    [kind('why', [companion('calm')], { counts: { bond: 1 } }), harsh('nettle', [companion('stern')])],
    { when: VESTA, stands: 'mushroom-pale' },
  ),
  scene(
    'refugee',
    40,
    [
      zmeyLeft('merry'),
      zmeyRight('stern'),
      zmeyMiddle('calm', answered('truce', 'peace')),
      zmeyMiddle('calm', not(answered('truce', 'peace'))),
      ratibor('stern'),
    ],
    [
      kind('bed', [zmeyMiddle('merry'), zmeyLeft('merry')]),
      harsh('enlist', [zmeyRight('stern'), zmeyMiddle('calm')], {
        sways: { 45: { power: 0.85 }, 46: { power: 0.85 } },
      }),
      plain('cook', [zmeyLeft('merry'), zmeyMiddle('calm')], { prices: { retry: 0.7 } }),
    ],
    { stands: 'ratibor' },
  ),
  aside(
    'hat',
    42,
    [fox('merry'), fox('calm')],
    [plain('accept', [fox('calm')]), plain('decline', [fox('calm')])],
  ),
  scene(
    'same-hand',
    43,
    [marfa('stern'), marfa('calm'), marfa('calm'), marfa('merry')],
    [kind('carry', [marfa('calm'), marfa('merry')]), harsh('report', [marfa('stern'), marfa('calm')])],
  ),
  aside(
    'dry',
    44,
    [kikimora('stern'), kikimora('calm')],
    [plain('accept', [kikimora('merry')]), plain('decline', [kikimora('calm')])],
  ),
  rumour('sore-throat', 48, nightingaleRobber('stern')),
  scene(
    'kettle',
    49,
    [nightingaleRobber('stern'), nightingaleRobber('calm'), nightingaleRobber('stern')],
    [
      plain('honey', [nightingaleRobber('calm'), nightingaleRobber('merry')], {
        good: 2,
        when: finished('honey-for-throat'),
        sways: {
          50: { power: 0.8, squad: ['sand-snake', 'wandering-knight', 'wandering-knight', 'stone-lizard'] },
        },
      }),
      kind('sing', [nightingaleRobber('calm'), nightingaleRobber('merry')], {
        sways: {
          50: { power: 0.9, squad: ['nightingale-robber', 'sand-snake', 'wandering-knight', 'stone-lizard'] },
        },
      }),
      greedy('mock', 2, [nightingaleRobber('stern'), nightingaleRobber('calm')], {
        sways: {
          50: {
            power: 1.1,
            squad: [
              'nightingale-robber',
              'war-boar',
              'border-raider',
              'border-raider',
              'harpy',
              'stone-lizard',
            ],
          },
        },
      }),
    ],
  ),
  rumour('last-argument', 52, grom('calm')),
  scene(
    'kasyan',
    55,
    [
      kasyan('stern'),
      kasyan('calm', answered('same-hand', 'carry')),
      kasyan('calm', answered('same-hand', 'report')),
      kasyan('calm'),
      kasyan('stern'),
    ],
    [kind('come', [kasyan('calm'), kasyan('merry')]), harsh('post', [kasyan('calm'), kasyan('stern')])],
  ),
  aside(
    'barefoot',
    56,
    [recruit('calm'), recruit('calm')],
    [plain('accept', [recruit('merry')]), plain('decline', [recruit('calm')])],
  ),
  scene(
    'footsteps',
    58,
    [
      companion('calm'),
      companion('calm'),
      companion('stern', TIKHON),
      companion('stern', LADA),
      companion('stern', DOBRYNYA),
      companion('stern', VESTA),
    ],
    [
      kind('bread', [companion('calm'), companion('calm')]),
      harsh('follow', [companion('calm'), companion('stern')]),
    ],
    { stands: 'raven' },
  ),
  rumour('shorter-legs', 64, fox('merry')),
  aside(
    'medal',
    67,
    [grom('calm'), grom('merry')],
    [plain('accept', [grom('merry')]), plain('decline', [grom('calm')])],
  ),
  aside(
    'tikhon-left-foot',
    70,
    [companion('calm'), companion('calm')],
    [kind('call', [companion('merry')], { counts: { bond: 1 } }), harsh('wind', [companion('calm')])],
    { when: TIKHON, stands: 'spider' },
  ),
  aside(
    'lada-whistle',
    70,
    [companion('calm'), companion('calm')],
    [kind('again', [companion('merry')], { counts: { bond: 1 } }), harsh('sleep', [companion('calm')])],
    { when: LADA, stands: 'raven' },
  ),
  aside(
    'dobrynya-letter',
    70,
    [companion('calm'), companion('merry')],
    [kind('sorry', [companion('calm')], { counts: { bond: 1 } }), harsh('fish', [companion('merry')])],
    { when: DOBRYNYA, stands: 'bear' },
  ),
  aside(
    'vesta-mug',
    70,
    [companion('calm'), companion('calm')],
    [kind('nightly', [companion('merry')], { counts: { bond: 1 } }), harsh('thieves', [companion('stern')])],
    { when: VESTA, stands: 'mushroom-pale' },
  ),
  rumour('empty-steppe', 72, khanOfDust('stern')),
  scene(
    'losing',
    75,
    [khanOfDust('merry'), khanOfDust('calm'), khanOfDust('stern')],
    [
      kind('chronicle', [khanOfDust('merry')], {
        sways: { 75: { power: 0.9, squad: ['khan-of-dust', 'polevik', 'carrion-crow'] } },
      }),
      kind('supper', [khanOfDust('calm'), khanOfDust('stern')], {
        when: heard('kasyan'),
        sways: { 75: { power: 0.8, squad: ['khan-of-dust'] } },
      }),
      greedy('everybody', 2, [khanOfDust('merry')], {
        sways: {
          75: {
            power: 1.1,
            squad: ['khan-of-dust', 'sand-snake', 'sand-snake', 'scorpion', 'scorpion', 'harpy'],
          },
        },
      }),
    ],
  ),
  scene(
    'khan-falls',
    76,
    [khanOfDust('merry'), khanOfDust('calm'), ratibor('stern')],
    [
      kind('spare', [khanOfDust('calm'), ratibor('calm')], { good: 2 }),
      harsh('banish', [khanOfDust('calm'), ratibor('calm')], { evil: 2 }),
      greedy('ransom', 5, [khanOfDust('calm'), khanOfDust('merry')], { evil: 2 }),
    ],
  ),
  aside(
    'treaty',
    79,
    [suleiman('merry'), suleiman('calm')],
    [plain('accept', [suleiman('merry')]), plain('decline', [suleiman('calm')])],
  ),
  rumour('spare-shield', 80, ratibor('stern')),
  scene(
    'beacon',
    84,
    [ratibor('stern'), ratibor('calm'), recruit('calm')],
    [
      kind('uncle', [ratibor('calm'), recruit('merry')], { good: 2, when: answered('one-recruit', 'names') }),
      kind('refuse', [ratibor('stern'), recruit('merry')]),
      harsh('burn', [recruit('calm'), ratibor('calm')], { evil: 2 }),
    ],
  ),
  rumour('small-print', 88, suleiman('merry')),
  scene(
    'parade',
    90,
    [
      sentry('merry', answered('salute', 'enemy')),
      sentry('merry', not(answered('salute', 'enemy'))),
      ratibor('stern'),
      recruit('merry', not(answered('beacon', 'burn'))),
      recruit('merry', all(not(answered('beacon', 'burn')), finished('boots-for-eleven'))),
      recruit('calm', answered('beacon', 'burn')),
    ],
    [
      kind('wave', [sentry('calm'), ratibor('calm')], { sways: { 92: { power: 0.9 } } }),
      harsh('drum', [ratibor('merry'), sentry('stern')], {
        sways: { 92: { power: 1.1, squad: ['harpy', 'harpy', 'carrion-crow', 'carrion-crow', 'polevik'] } },
      }),
    ],
  ),
  aside(
    'tikhon-mittens',
    91,
    [companion('calm', atLeast('bond', 2)), companion('calm', not(atLeast('bond', 2)))],
    [
      kind('wear', [companion('merry')], { when: atLeast('bond', 2), counts: { bond: 1 } }),
      kind('stand', [companion('calm')]),
      harsh('catch-up', [companion('stern')]),
    ],
    { when: TIKHON, stands: 'spider' },
  ),
  aside(
    'lada-glove',
    91,
    [companion('calm', atLeast('bond', 2)), companion('calm', not(atLeast('bond', 2)))],
    [
      kind('higher', [companion('merry')], { when: atLeast('bond', 2), counts: { bond: 1 } }),
      kind('ask', [companion('calm')]),
      harsh('business', [companion('stern')]),
    ],
    { when: LADA, stands: 'raven' },
  ),
  aside(
    'dobrynya-answer',
    91,
    [companion('merry', atLeast('bond', 2)), companion('calm', not(atLeast('bond', 2)))],
    [
      kind('top', [companion('merry')], { when: atLeast('bond', 2), counts: { bond: 1 } }),
      kind('send', [companion('calm')]),
      harsh('feet', [companion('calm')]),
    ],
    { when: DOBRYNYA, stands: 'bear' },
  ),
  aside(
    'vesta-seventh',
    91,
    [companion('calm', atLeast('bond', 2)), companion('calm', not(atLeast('bond', 2)))],
    [
      kind('back', [companion('merry')], { when: atLeast('bond', 2), counts: { bond: 1 } }),
      kind('look', [companion('calm')]),
      harsh('six', [companion('stern')]),
    ],
    { when: VESTA, stands: 'mushroom-pale' },
  ),
  scene(
    'pepper',
    93,
    [
      zmeyLeft('stern'),
      zmeyRight('stern'),
      khanOfDust('merry', answered('khan-falls', 'spare')),
      ratibor('calm', any(answered('khan-falls', 'banish'), answered('khan-falls', 'ransom'))),
      zmeyMiddle('calm'),
    ],
    [
      kind('shield', [recruit('calm'), zmeyMiddle('calm')], { sways: { 94: { power: 0.85 } } }),
      harsh('charge', [zmeyLeft('merry'), zmeyMiddle('calm')], { sways: { 94: { power: 1.1 } } }),
    ],
    { stands: 'polevik' },
  ),
  scene(
    'wedding',
    96,
    [
      marfa('calm', answered('kasyan', 'come')),
      kasyan('calm', answered('kasyan', 'come')),
      ratibor('merry', answered('kasyan', 'come')),
      marfa('calm', not(answered('kasyan', 'come'))),
      ratibor('calm', not(answered('kasyan', 'come'))),
      zmeyLeft('merry', finished('missing-ear')),
    ],
    [
      kind('two-cups', [marfa('calm'), ratibor('calm')]),
      harsh('victory', [
        ratibor('merry'),
        marfa('merry', answered('kasyan', 'come')),
        marfa('calm', not(answered('kasyan', 'come'))),
      ]),
    ],
  ),
  scene(
    'at-ease',
    100,
    [
      ratibor('calm'),
      recruit('calm', not(answered('beacon', 'burn'))),
      recruit('calm', answered('beacon', 'burn')),
      recruit('merry', finished('for-patience')),
      khanOfDust('merry', answered('khan-falls', 'spare')),
      sentry('calm'),
    ],
    [
      kind('home', [recruit('calm'), ratibor('calm')], { good: 2 }),
      harsh('your-word', [ratibor('stern'), ratibor('merry')]),
      harsh('fence', [sentry('calm'), recruit('calm')], { evil: 2 }),
    ],
    { ends: true, reward: { ...A_TALK, gold: 5, amounts: { mithril: 10 } } },
  ),
]

const quests = [
  quest('missing-ear', ['grains', 'accept'], 'resource-taken', 5, { gold: 2, experience: 1 }),
  quest('honey-for-throat', ['hat', 'accept'], 'lair-beaten', 2, { gold: 2, experience: 1 }),
  quest('a-little-damp', ['dry', 'accept'], 'fountain-drunk', 3, { gold: 1, amounts: { elixir: 2 } }),
  quest('boots-for-eleven', ['barefoot', 'accept'], 'skill-taken', 4, { gold: 2, experience: 1 }),
  quest('for-patience', ['medal', 'accept'], 'guardian-beaten', 5, { gold: 2, experience: 1 }),
  quest('three-signatures', ['treaty', 'accept'], 'talk-heard', 3, { gold: 2, experience: 1 }),
]

/** Part 2: a border country has waited for war so long that it forgot with whom. */
export const MARCH = part(2, 31, 100, {
  scenes,
  quests,
  both: all(atLeast('good-2', 5), atLeast('evil-2', 5), answered('khan-falls', 'spare')),
})
