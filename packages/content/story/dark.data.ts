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
  greedy,
  harsh,
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

const arkhipShadow = saying('arkhip-shadow')
const darkElf = saying('dark-elf')
const glasha = saying('glasha')
const glutton = saying('glutton')
const lamplighter = saying('lamplighter')
const moth = saying('moth')
const mushroom = saying('mushroom')
const nyura = saying('nyura')
const seventeenth = saying('seventeenth')
const shadow = saying('shadow')
const suleiman = saying('suleiman')
const twelfth = saying('twelfth')
const zmeyLeft = saying('zmey-left')
const zmeyMiddle = saying('zmey-middle')
const zmeyRight = saying('zmey-right')

const scenes = [
  rumour('last-lamp', 501, darkElf('calm')),
  scene(
    'ladder',
    504,
    [
      lamplighter('stern'),
      lamplighter('calm'),
      lamplighter('stern'),
      lamplighter('merry', answered('midnight-lantern', 'lit')),
      lamplighter('calm'),
    ],
    [
      kind('hold', [lamplighter('merry'), lamplighter('calm')], { markers: ['p5_in_progress'] }),
      greedy('oil', 3, [lamplighter('calm'), lamplighter('stern')], { markers: ['p5_in_progress'] }),
      harsh('dark', [lamplighter('stern'), lamplighter('calm')], { markers: ['p5_in_progress'] }),
    ],
  ),
  aside(
    'wicks',
    508,
    [lamplighter('calm'), lamplighter('merry')],
    [plain('accept', [lamplighter('merry')]), plain('decline', [lamplighter('calm')])],
  ),
  rumour('leftovers', 516, zmeyLeft('merry')),
  scene(
    'your-voice',
    521,
    [
      glasha('calm'),
      glasha('calm'),
      glasha('calm', answered('truce', 'peace')),
      glasha('calm', answered('truce', 'pay')),
      glasha('calm', answered('two-cups', 'drink')),
      glasha('stern'),
    ],
    [kind('pay', [glasha('calm'), glasha('merry')]), harsh('refuse', [glasha('merry'), glasha('calm')])],
  ),
  aside(
    'colour',
    526,
    [glasha('calm'), glasha('calm')],
    [plain('accept', [glasha('merry')]), plain('decline', [glasha('calm')])],
  ),
  aside(
    'tikhon-string',
    533,
    [companion('calm'), companion('calm')],
    [kind('tie', [companion('merry')], { counts: { bond: 1 } }), harsh('grown', [companion('calm')])],
    { when: TIKHON, stands: 'spider' },
  ),
  aside(
    'lada-spoon',
    533,
    [companion('calm'), companion('merry')],
    [kind('hum', [companion('merry')], { counts: { bond: 1 } }), harsh('no-shots', [companion('stern')])],
    { when: LADA, stands: 'raven' },
  ),
  aside(
    'dobrynya-black-map',
    533,
    [companion('merry'), companion('calm')],
    [kind('hear', [companion('calm')], { counts: { bond: 1 } }), harsh('mind-step', [companion('calm')])],
    { when: DOBRYNYA, stands: 'bear' },
  ),
  aside(
    'vesta-shawl',
    533,
    [companion('calm'), companion('calm')],
    [kind('lead', [companion('merry')], { counts: { bond: 1 } }), harsh('seems', [companion('stern')])],
    { when: VESTA, stands: 'dark-mushroom' },
  ),
  rumour('not-noticed', 541, glasha('calm')),
  aside(
    'night-light',
    548,
    [
      zmeyLeft('merry'),
      zmeyRight('stern'),
      zmeyLeft('merry', answered('refugee', 'cook')),
      zmeyMiddle('calm'),
      zmeyMiddle('calm', answered('please', 'help')),
      zmeyMiddle('calm', not(answered('please', 'help'))),
    ],
    [
      kind('ajar', [zmeyMiddle('merry'), zmeyLeft('calm')], {
        sways: { 549: { power: 0.9 }, 550: { power: 0.85 } },
      }),
      harsh('full', [zmeyRight('stern'), zmeyMiddle('calm')], {
        sways: {
          550: {
            power: 1.05,
            squad: ['demon-of-soot', 'void-moth', 'void-moth', 'void-moth', 'void-moth', 'void-moth'],
          },
        },
      }),
    ],
  ),
  aside(
    'fortieth',
    556,
    [moth('calm'), moth('stern')],
    [plain('accept', [moth('merry')]), plain('decline', [moth('calm')])],
  ),
  scene(
    'other-answers',
    566,
    [
      shadow('stern'),
      shadow('calm'),
      shadow('merry', answered('your-voice', 'pay')),
      shadow('calm', answered('beacon', 'burn')),
      shadow('stern', any(answered('beacon', 'uncle'), answered('beacon', 'refuse'))),
      shadow('calm'),
      shadow('merry', leans('good')),
      shadow('stern', leans('evil')),
    ],
    [
      kind('turn', [shadow('calm'), shadow('merry')]),
      kind('heavy', [shadow('calm'), shadow('merry')]),
      harsh('race', [shadow('merry'), shadow('stern')], { sways: { 575: { power: 1.1 } } }),
    ],
  ),
  rumour('lullaby', 578, yaginya('calm')),
  aside(
    'tasting',
    586,
    [glutton('calm'), glutton('stern')],
    [plain('accept', [glutton('merry')]), plain('decline', [glutton('calm')])],
  ),
  rumour('large-letters', 615, arkhip('calm')),
  aside(
    'growing',
    624,
    [mushroom('calm'), mushroom('stern')],
    [plain('accept', [mushroom('merry')]), plain('decline', [mushroom('calm')])],
  ),
  scene(
    'cloakroom',
    640,
    [nyura('stern'), nyura('calm'), nyura('calm'), nyura('calm'), nyura('stern', answered('ladder', 'oil'))],
    [
      kind('hook', [nyura('merry'), nyura('calm')], { markers: ['been_in_dark'] }),
      harsh('catch', [nyura('merry'), nyura('stern')], { markers: ['been_in_dark'] }),
    ],
  ),
  aside(
    'loops',
    645,
    [nyura('calm'), nyura('stern')],
    [plain('accept', [nyura('merry')]), plain('decline', [nyura('calm')])],
  ),
  rumour('only-a-minute', 655, twelfth('calm')),
  scene(
    'eight-hundred',
    668,
    [
      twelfth('stern'),
      twelfth('calm'),
      seventeenth('merry'),
      seventeenth('calm', answered('footsteps', 'bread')),
      seventeenth('calm', answered('footsteps', 'follow')),
      twelfth('calm'),
    ],
    [
      kind('tell', [twelfth('merry'), seventeenth('calm')], { counts: { risen: 1 } }),
      harsh('get-up', [twelfth('merry'), seventeenth('stern')], { counts: { risen: 1 } }),
      harsh('pass', [twelfth('calm')]),
    ],
  ),
  aside(
    'tikhon-wave',
    682,
    [companion('calm'), companion('stern')],
    [plain('accept', [companion('merry')]), plain('decline', [companion('calm')])],
    { when: TIKHON, stands: 'black-knight' },
  ),
  aside(
    'lada-cold-hand',
    682,
    [companion('calm'), companion('stern')],
    [plain('accept', [companion('merry')]), plain('decline', [companion('stern')])],
    { when: LADA, stands: 'shade' },
  ),
  aside(
    'dobrynya-sat-down',
    682,
    [companion('merry'), companion('calm')],
    [plain('accept', [companion('calm')]), plain('decline', [companion('calm')])],
    { when: DOBRYNYA, stands: 'shade' },
  ),
  aside(
    'vesta-slipper',
    682,
    [companion('calm'), companion('stern')],
    [plain('accept', [companion('merry')]), plain('decline', [companion('calm')])],
    { when: VESTA, stands: 'shade' },
  ),
  scene(
    'lost-glasses',
    694,
    [
      arkhipShadow('stern'),
      arkhipShadow('calm'),
      arkhipShadow('calm'),
      arkhipShadow('calm'),
      arkhipShadow('merry', answered('letter', 'deliver')),
      arkhipShadow('merry', answered('letter', 'read')),
    ],
    [
      plain('words', [arkhipShadow('calm'), arkhipShadow('merry')], {
        good: 2,
        when: answered('letter', 'read'),
        counts: { risen: 1 },
      }),
      kind('forehead', [arkhipShadow('calm'), arkhipShadow('merry')], { counts: { risen: 1 } }),
      harsh('leave', [arkhipShadow('calm'), arkhipShadow('merry')]),
    ],
  ),
  rumour('across-the-page', 706, suleiman('merry')),
  scene(
    'your-place',
    730,
    [
      twelfth('calm'),
      seventeenth('merry'),
      companion('stern', answered('footsteps', 'follow')),
      companion('stern', not(answered('footsteps', 'follow'))),
      twelfth('calm'),
    ],
    [
      harsh('break', [twelfth('merry'), seventeenth('calm')], { counts: { risen: 1 } }),
      kind('blanket', [twelfth('calm'), seventeenth('merry')]),
      plain('sit', [companion('stern'), seventeenth('calm')], {
        prices: { retry: 0.7 },
        sways: { 731: { power: 1.1 }, 732: { power: 1.1 } },
      }),
    ],
  ),
  scene(
    'elegies',
    749,
    [darkElf('stern'), darkElf('calm'), darkElf('calm'), darkElf('stern')],
    [
      kind('lamp', [darkElf('calm'), darkElf('merry')], {
        sways: { 750: { power: 0.8, squad: ['shadow-lord', 'blind-bat', 'blind-bat'] } },
      }),
      kind('hear-out', [darkElf('merry'), darkElf('calm')], {
        sways: { 750: { power: 0.85, squad: ['shadow-lord', 'void-moth', 'blind-bat', 'dark-mushroom'] } },
      }),
      greedy('critic', 2, [darkElf('stern'), darkElf('calm')], {
        sways: {
          750: {
            power: 1.1,
            squad: ['shadow-lord', 'dark-elf', 'dark-elf', 'night-hag', 'night-hag', 'void-moth'],
          },
        },
      }),
    ],
  ),
  scene(
    'one-tag',
    784,
    [
      nyura('stern'),
      nyura('calm', answered('cloakroom', 'hook')),
      nyura('merry', answered('cloakroom', 'catch')),
      nyura('calm', atLeast('risen', 2)),
      arkhipShadow('calm', any(answered('lost-glasses', 'forehead'), answered('lost-glasses', 'words'))),
      nyura('calm', finished('eight-hundred-loops')),
    ],
    [
      plain('owl', [arkhipShadow('merry'), nyura('calm')], {
        good: 2,
        when: any(answered('lost-glasses', 'forehead'), answered('lost-glasses', 'words')),
        markers: ['ret_f_dark'],
      }),
      kind('strong', [twelfth('merry'), nyura('calm')], { prices: { retry: 0.8 }, markers: ['ret_f_dark'] }),
      harsh('none', [nyura('calm'), nyura('merry')], { markers: ['ret_f_dark'] }),
      greedy('sell', 4, [nyura('stern'), nyura('calm')], { evil: 2, markers: ['ret_f_dark'] }),
    ],
  ),
  aside('whole-cap', 796, [mushroom('merry')], [plain('onward', [])], { when: finished('half-a-cap') }),
  rumour('dizzy', 796, mushroom('merry')),
  aside(
    'tikhon-palm',
    832,
    [
      companion('merry', finished('open-palm')),
      companion('calm', finished('open-palm')),
      companion('calm', not(finished('open-palm'))),
    ],
    [
      kind('mitten', [companion('merry')], {
        when: all(finished('open-palm'), answered('tikhon-mittens', 'wear')),
        counts: { bond: 1 },
      }),
      kind('wave-too', [companion('merry')], { counts: { bond: 1 } }),
      harsh('march-on', [companion('stern')]),
    ],
    { when: TIKHON, stands: 'spider' },
  ),
  aside(
    'lada-ouch',
    832,
    [
      companion('merry', finished('three-handfuls')),
      companion('calm', finished('three-handfuls')),
      companion('calm', not(finished('three-handfuls'))),
    ],
    [
      kind('answer', [companion('merry')], { when: finished('three-handfuls'), counts: { bond: 1 } }),
      kind('whistle', [companion('calm')], { counts: { bond: 1 } }),
      harsh('waste', [companion('stern')]),
    ],
    { when: LADA, stands: 'raven' },
  ),
  aside(
    'dobrynya-got-up',
    832,
    [companion('merry', finished('the-way-home')), companion('calm', not(finished('the-way-home')))],
    [
      kind('word', [companion('calm')], { when: finished('the-way-home'), counts: { bond: 1 } }),
      kind('together', [companion('merry')], { counts: { bond: 1 } }),
      harsh('own-feet', [companion('merry')]),
    ],
    { when: DOBRYNYA, stands: 'bear' },
  ),
  aside(
    'vesta-not-locked',
    832,
    [
      companion('merry', finished('not-empty-handed')),
      companion('calm', finished('not-empty-handed')),
      companion('calm', not(finished('not-empty-handed'))),
    ],
    [
      kind('jam', [companion('merry')], { when: finished('not-empty-handed'), counts: { bond: 1 } }),
      kind('knock', [companion('calm')], { counts: { bond: 1 } }),
      harsh('leave-door', [companion('stern')]),
    ],
    { when: VESTA, stands: 'dark-mushroom' },
  ),
  aside('bandaged', 852, [moth('merry')], [plain('onward', [])], { when: finished('sixth-spark') }),
  rumour('so-many', 852, moth('calm')),
  scene(
    'held-hand',
    880,
    [
      lamplighter('calm', answered('ladder', 'oil')),
      lamplighter('calm', answered('ladder', 'hold')),
      lamplighter('calm', not(any(answered('ladder', 'oil'), answered('ladder', 'hold')))),
      lamplighter('merry'),
      companion('stern'),
      shadow('calm'),
    ],
    [
      kind('other-hand', [lamplighter('merry'), shadow('calm')], { good: 2 }),
      kind('oil-back', [lamplighter('merry'), shadow('merry')], { good: 2, when: answered('ladder', 'oil') }),
      harsh('strike', [lamplighter('merry'), companion('calm')]),
    ],
  ),
  aside('it-shines', 915, [glutton('merry')], [plain('onward', [])], { when: finished('off-lamps') }),
  rumour('lapse', 915, glutton('calm')),
  rumour('your-face', 958, shadow('merry')),
  scene(
    'those-refused',
    978,
    [
      shadow('calm'),
      shadow('stern'),
      companion('calm', TIKHON),
      companion('calm', LADA),
      companion('calm', DOBRYNYA),
      companion('calm', VESTA),
      companion('merry', atLeast('bond', 3)),
      companion('calm', not(atLeast('bond', 3))),
      shadow('calm'),
    ],
    [
      kind('bow', [companion('calm'), shadow('calm')], {
        sways: { 978: { power: 0.85, squad: ['mirror-double', 'shade', 'shade', 'shade'] } },
      }),
      harsh('with-tikhon', [companion('merry', TIKHON)], {
        when: TIKHON,
        counts: { bond: 1 },
        sways: { 978: { power: 1.05, squad: ['mirror-double', 'dark-elf', 'werebear', 'night-hag'] } },
      }),
      harsh('with-lada', [companion('merry', LADA)], {
        when: LADA,
        counts: { bond: 1 },
        sways: {
          978: { power: 1.05, squad: ['mirror-double', 'wandering-knight', 'werebear', 'night-hag'] },
        },
      }),
      harsh('with-dobrynya', [companion('merry', DOBRYNYA)], {
        when: DOBRYNYA,
        counts: { bond: 1 },
        sways: {
          978: { power: 1.05, squad: ['mirror-double', 'wandering-knight', 'dark-elf', 'night-hag'] },
        },
      }),
      harsh('with-vesta', [companion('merry', VESTA)], {
        when: VESTA,
        counts: { bond: 1 },
        sways: { 978: { power: 1.05, squad: ['mirror-double', 'wandering-knight', 'dark-elf', 'werebear'] } },
      }),
    ],
  ),
  scene(
    'straw-and-ash',
    988,
    [
      shadow('calm'),
      shadow('stern', answered('beacon', 'burn')),
      shadow('stern', any(answered('beacon', 'uncle'), answered('beacon', 'refuse'))),
      shadow('calm', answered('khan-falls', 'spare')),
      shadow('merry', any(answered('khan-falls', 'banish'), answered('khan-falls', 'ransom'))),
      shadow('calm'),
    ],
    [
      kind('half', [shadow('calm'), shadow('merry')], {
        sways: { 988: { power: 0.85, squad: ['mirror-double', 'shade', 'shade'] } },
      }),
      harsh('straw', [shadow('stern')], {
        when: answered('beacon', 'burn'),
        sways: {
          988: {
            power: 1.1,
            squad: [
              'mirror-double',
              'iron-scarecrow',
              'iron-scarecrow',
              'iron-scarecrow',
              'iron-scarecrow',
              'iron-scarecrow',
            ],
          },
        },
      }),
      harsh('ash', [shadow('stern')], {
        when: not(answered('beacon', 'burn')),
        sways: {
          988: {
            power: 1.1,
            squad: ['mirror-double', 'torchbearer', 'torchbearer', 'torchbearer', 'demon-of-soot'],
          },
        },
      }),
    ],
  ),
  scene(
    'third-lamp',
    996,
    [
      shadow('calm'),
      shadow('merry', answered('other-answers', 'turn')),
      shadow('calm', answered('other-answers', 'heavy')),
      shadow('merry', answered('other-answers', 'race')),
      shadow('calm', answered('held-hand', 'other-hand')),
      shadow('stern', any(answered('gold-heart', 'warm'), answered('gold-heart', 'crack'))),
      shadow('calm', answered('gold-heart', 'sell')),
      shadow('stern'),
    ],
    [
      kind('thanks', [shadow('calm'), shadow('merry')], {
        sways: { 1000: { power: 0.8, squad: ['shadow-lord'] } },
      }),
      plain('scared', [shadow('calm'), shadow('merry')], {
        good: 2,
        when: answered('toll', 'secret'),
        sways: { 1000: { power: 0.75, squad: ['shadow-lord'] } },
      }),
      harsh('my-way', [shadow('stern')], {
        sways: {
          1000: {
            power: 1.1,
            squad: ['shadow-lord', 'mirror-double', 'mirror-double', 'shade', 'shade', 'shade'],
          },
        },
      }),
      greedy('price', 3, [shadow('calm'), shadow('stern')], {
        sways: {
          1000: {
            power: 1.15,
            squad: ['shadow-lord', 'demon-of-soot', 'demon-of-soot', 'mirror-double', 'mirror-double'],
          },
        },
      }),
    ],
  ),
  scene(
    'no-more-or',
    1000,
    [
      lamplighter('merry'),
      lamplighter('merry', finished('six-wicks')),
      glasha('merry', finished('colour-of-glasha')),
      arkhipShadow('calm', answered('one-tag', 'owl')),
      twelfth('merry', answered('one-tag', 'strong')),
      shadow('stern', answered('one-tag', 'sell')),
      shadow('calm'),
    ],
    [
      kind('take', [shadow('calm'), shadow('merry')], { good: 2, markers: ['p5_completed'] }),
      harsh('heel', [shadow('calm'), companion('calm')], { evil: 2, markers: ['p5_completed'] }),
      plain('swap', [shadow('merry'), shadow('calm')], {
        good: 1,
        evil: 1,
        markers: ['p5_completed'],
        sways: {
          1001: { power: 0.9 },
          1002: { power: 0.9 },
          1003: { power: 0.9 },
          1004: { power: 0.9 },
          1005: { power: 0.9 },
          1006: { power: 0.9 },
          1007: { power: 0.9 },
          1008: { power: 0.9 },
          1009: { power: 0.9 },
          1010: { power: 0.9 },
        },
      }),
    ],
    { ends: true, reward: { ...A_TALK, gold: 5, amounts: { mithril: 10 } } },
  ),
]

const quests = [
  quest('six-wicks', ['wicks', 'accept'], 'resource-taken', 6, { gold: 2, experience: 1 }),
  quest('colour-of-glasha', ['colour', 'accept'], 'talk-heard', 3, { gold: 2, experience: 1 }),
  quest('sixth-spark', ['fortieth', 'accept'], 'guardian-beaten', 6, { gold: 2, experience: 1 }),
  quest('off-lamps', ['tasting', 'accept'], 'magic-used', 3, { gold: 2, experience: 1 }),
  quest('half-a-cap', ['growing', 'accept'], 'lair-beaten', 3, { gold: 2, experience: 1 }),
  quest('eight-hundred-loops', ['loops', 'accept'], 'skill-taken', 4, { gold: 2, experience: 1 }),
  quest('open-palm', ['tikhon-wave', 'accept'], 'guardian-beaten', 5, { gold: 2, experience: 1 }),
  quest('three-handfuls', ['lada-cold-hand', 'accept'], 'fountain-drunk', 3, { gold: 2, experience: 1 }),
  quest('the-way-home', ['dobrynya-sat-down', 'accept'], 'talk-heard', 3, { gold: 2, experience: 1 }),
  quest('not-empty-handed', ['vesta-slipper', 'accept'], 'resource-taken', 5, { gold: 2, experience: 1 }),
]

/** Part 5: the lamps go out one by one, and somebody wearing your face is ahead. */
export const DARK = part(5, 501, 1000, {
  scenes,
  quests,
  both: all(atLeast('good-5', 5), atLeast('evil-5', 5), answered('no-more-or', 'take')),
})
