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
  greedy,
  grom,
  harsh,
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

const aglaya = saying('aglaya')
const alarmClock = saying('alarm-clock')
const ardalion = saying('ardalion')
const chandelier = saying('chandelier')
const cloakHeir = saying('cloak-heir')
const courtWitch = saying('court-witch')
const crock = saying('crock')
const evlampy = saying('evlampy')
const firstKing = saying('first-king')
const frogHeir = saying('frog-heir')
const goldenKing = saying('golden-king')
const goose = saying('goose')
const khanOfDust = saying('khan-of-dust')
const koschei = saying('koschei')
const leftLion = saying('left-lion')
const mansur = saying('mansur')
const prokhor = saying('prokhor')
const ratibor = saying('ratibor')
const snezhana = saying('snezhana')
const suleiman = saying('suleiman')
const valerian = saying('valerian')
const yegorka = saying('yegorka')
const zmeyLeft = saying('zmey-left')
const zmeyMiddle = saying('zmey-middle')

/** The king's heart beats again, */
const thawed = any(answered('gold-heart', 'warm'), answered('gold-heart', 'crack'))
/** or is still gold. */
const cold = not(thawed)
/** The boy of the dream was let to finish what he had to say. */
const letGo = any(answered('may-i', 'let-go'), answered('may-i', 'cut'))

const scenes = [
  rumour('sleeping-court', 251, courtWitch('calm')),
  scene(
    'mid-sentence',
    253,
    [
      evlampy('calm'),
      prokhor('calm'),
      prokhor('calm'),
      prokhor('calm'),
      prokhor('stern', answered('salute', 'enemy')),
    ],
    [
      kind('cover', [prokhor('calm'), prokhor('merry')]),
      harsh('awake', [prokhor('stern'), prokhor('merry')]),
    ],
  ),
  scene(
    'goose-guard',
    258,
    [
      goose('stern'),
      companion('calm'),
      companion('calm'),
      prokhor('calm', answered('mid-sentence', 'awake')),
      prokhor('calm', answered('parade', 'drum')),
      goose('stern'),
    ],
    [
      kind('crumbs', [companion('merry'), goose('calm')]),
      greedy('tail', 3, [companion('stern'), goose('calm')]),
    ],
  ),
  rumour('thin-cousin', 264, zmeyLeft('merry')),
  aside(
    'two-lions',
    267,
    [leftLion('calm'), leftLion('calm')],
    [plain('accept', [leftLion('merry')]), plain('decline', [leftLion('calm')])],
  ),
  scene(
    'dream-tax',
    271,
    [mansur('merry'), mansur('calm'), mansur('stern'), mansur('calm')],
    [
      plain('camel', [mansur('stern'), mansur('merry')], {
        good: 1,
        when: finished('three-signatures'),
        prices: { retry: 0.7, magic: 0.9 },
      }),
      kind('supper', [mansur('calm'), mansur('merry')], { prices: { retry: 0.8 } }),
      harsh('nothing', [mansur('stern'), mansur('calm')], { prices: { magic: 0.9 } }),
      greedy('collect', 3, [mansur('merry'), mansur('calm')]),
    ],
  ),
  rumour('heavy-crown', 276, goldenKing('stern')),
  aside(
    'tikhon-fortieth',
    284,
    [companion('calm'), companion('calm')],
    [kind('pinch', [companion('merry')], { counts: { bond: 1 } }), harsh('keep-up', [companion('calm')])],
    { when: TIKHON, stands: 'gilded-guard' },
  ),
  aside(
    'lada-pigeons',
    284,
    [companion('calm'), companion('calm')],
    [kind('dust', [companion('merry')], { counts: { bond: 1 } }), harsh('rest', [companion('calm')])],
    { when: LADA, stands: 'raven' },
  ),
  aside(
    'dobrynya-featherbed',
    284,
    [companion('merry'), companion('calm')],
    [kind('who-came', [companion('calm')], { counts: { bond: 1 } }), harsh('forgot-it', [companion('calm')])],
    { when: DOBRYNYA, stands: 'marble-lion' },
  ),
  aside(
    'vesta-hops',
    284,
    [companion('calm'), companion('calm')],
    [kind('pitied', [companion('calm')], { counts: { bond: 1 } }), harsh('antidote', [companion('stern')])],
    { when: VESTA, stands: 'sleeping-warlock' },
  ),
  scene(
    'three-heirs',
    289,
    [
      valerian('merry'),
      frogHeir('stern'),
      cloakHeir('calm'),
      valerian('calm'),
      goose('stern'),
      frogHeir('calm'),
    ],
    [
      kind('show', [valerian('merry'), cloakHeir('merry')]),
      harsh('unbutton', [cloakHeir('calm'), frogHeir('calm')]),
    ],
  ),
  scene(
    'king-stands',
    299,
    [
      goldenKing('stern'),
      goldenKing('calm'),
      goldenKing('calm', answered('honest-wood', 'keep')),
      goldenKing('calm', answered('honest-wood', 'iron')),
      goldenKing('stern'),
    ],
    [
      plain('hilt', [goldenKing('calm'), goldenKing('calm')], {
        good: 2,
        when: answered('honest-wood', 'keep'),
        sways: { 300: { power: 0.8, squad: ['golden-king'] } },
      }),
      kind('hand', [goldenKing('stern'), goldenKing('calm')], {
        sways: { 300: { power: 0.9, squad: ['golden-king', 'gilded-guard', 'gilded-guard'] } },
      }),
      greedy('boots', 3, [goldenKing('stern'), goldenKing('calm')], {
        sways: {
          300: {
            power: 1.1,
            squad: ['golden-king', 'gold-golem', 'gold-golem', 'gilded-guard', 'marble-lion'],
          },
        },
      }),
    ],
  ),
  rumour('dead-moss', 302, leshy('calm')),
  aside(
    'overslept',
    307,
    [alarmClock('calm'), alarmClock('stern')],
    [plain('accept', [alarmClock('merry')]), plain('decline', [alarmClock('calm')])],
  ),
  aside(
    'i-am-a-chandelier',
    314,
    [chandelier('stern'), chandelier('calm')],
    [plain('accept', [chandelier('merry')]), plain('decline', [chandelier('calm')])],
  ),
  scene(
    'kite-string',
    323,
    [
      yegorka('merry'),
      yegorka('calm', answered('goose-guard', 'tail')),
      yegorka('merry', not(answered('goose-guard', 'tail'))),
      yegorka('calm', answered('two-cups', 'name')),
      yegorka('calm', not(answered('two-cups', 'name'))),
      yegorka('calm'),
      yegorka('calm'),
    ],
    [
      kind('string', [yegorka('merry'), yegorka('calm')]),
      harsh('asleep', [yegorka('calm'), yegorka('calm')]),
    ],
  ),
  scene(
    'does-he-eat',
    327,
    [
      courtWitch('stern'),
      courtWitch('calm'),
      courtWitch('calm'),
      courtWitch('stern', answered('kite-string', 'asleep')),
      courtWitch('stern'),
    ],
    [
      kind('eats', [courtWitch('calm'), courtWitch('merry')]),
      harsh('wants-to-say', [courtWitch('calm'), courtWitch('calm')]),
    ],
  ),
  rumour('not-snow', 330, snezhana('calm')),
  aside(
    'smell-of-soup',
    335,
    [crock('merry'), crock('calm')],
    [plain('accept', [crock('merry')]), plain('decline', [crock('calm')])],
  ),
  aside(
    'tikhon-chair',
    341,
    [companion('calm'), companion('stern')],
    [kind('accept', [companion('calm')], { counts: { bond: 1 } }), plain('decline', [companion('calm')])],
    { when: TIKHON, stands: 'gilded-guard' },
  ),
  aside(
    'lada-gong',
    341,
    [companion('stern'), companion('calm')],
    [kind('accept', [companion('merry')], { counts: { bond: 1 } }), plain('decline', [companion('calm')])],
    { when: LADA, stands: 'raven' },
  ),
  aside(
    'dobrynya-stove',
    341,
    [companion('calm'), companion('merry')],
    [kind('accept', [companion('merry')], { counts: { bond: 1 } }), plain('decline', [companion('calm')])],
    { when: DOBRYNYA, stands: 'marble-lion' },
  ),
  aside(
    'vesta-pillow',
    341,
    [companion('stern'), companion('calm')],
    [kind('accept', [companion('merry')], { counts: { bond: 1 } }), plain('decline', [companion('stern')])],
    { when: VESTA, stands: 'sleeping-warlock' },
  ),
  scene(
    'palm',
    351,
    [goldenKing('calm'), goldenKing('calm'), goldenKing('calm'), goldenKing('stern'), goldenKing('calm')],
    [
      kind('stroke', [goldenKing('stern'), goldenKing('calm')]),
      harsh('visit', [goldenKing('calm'), goldenKing('calm')]),
    ],
  ),
  aside(
    'tadpole-papers',
    361,
    [frogHeir('stern'), frogHeir('calm')],
    [plain('accept', [frogHeir('merry')]), plain('decline', [frogHeir('calm')])],
  ),
  rumour('golden-horseshoe', 366, grom('calm')),
  scene(
    'larder',
    376,
    [crock('merry'), crock('calm'), crock('stern'), crock('merry', finished('soup-of-finds')), crock('calm')],
    [
      plain('khans-mother', [khanOfDust('merry'), crock('calm')], {
        good: 2,
        when: answered('khan-falls', 'spare'),
      }),
      plain('zmey', [zmeyLeft('merry'), zmeyMiddle('calm')], {
        good: 1,
        prices: { retry: 0.8 },
        when: answered('refugee', 'cook'),
      }),
      kind('porridge', [crock('merry'), crock('calm')]),
      harsh('one-spoon', [crock('stern'), crock('merry')]),
    ],
  ),
  rumour('five-lumps', 389, evlampy('calm')),
  scene(
    'gold-heart',
    401,
    [
      goldenKing('calm'),
      goldenKing('calm', answered('king-stands', 'hand')),
      goldenKing('calm', answered('king-stands', 'hilt')),
      goldenKing('calm'),
      goldenKing('stern'),
    ],
    [
      kind('warm', [goldenKing('calm'), goldenKing('calm')], { good: 2 }),
      harsh('crack', [goldenKing('stern'), goldenKing('merry')], { evil: 2 }),
      plain('put-back', [goldenKing('calm'), goldenKing('calm')], { good: 1 }),
      greedy('sell', 6, [goldenKing('calm'), goldenKing('stern')], { evil: 2 }),
    ],
  ),
  aside('koschei-sneezes', 409, [koschei('merry')], [plain('onward', [])], {
    when: answered('needle', 'break'),
  }),
  aside('koschei-counts', 409, [koschei('calm')], [plain('onward', [])], {
    when: answered('needle', 'give-back'),
  }),
  aside('koschei-buttoned', 409, [koschei('merry')], [plain('onward', [])], {
    when: answered('needle', 'to-mark'),
  }),
  rumour('second-cousins', 409, suleiman('merry')),
  aside(
    'missing-buttons',
    418,
    [cloakHeir('stern'), cloakHeir('calm')],
    [plain('accept', [cloakHeir('merry')]), plain('decline', [cloakHeir('calm')])],
  ),
  aside(
    'tikhon-witness',
    436,
    [companion('merry', finished('did-he-get-up')), companion('calm', not(finished('did-he-get-up')))],
    [
      kind('scratch', [companion('merry')], { when: finished('did-he-get-up'), counts: { bond: 1 } }),
      kind('good-sign', [companion('calm')]),
      harsh('furniture', [companion('stern')]),
    ],
    { when: TIKHON, stands: 'gilded-guard' },
  ),
  aside(
    'lada-further-left',
    436,
    [companion('merry', finished('ladder-in-halves')), companion('calm', not(finished('ladder-in-halves')))],
    [
      kind('for-him', [companion('merry')], { when: finished('ladder-in-halves'), counts: { bond: 1 } }),
      kind('he-tried', [companion('calm')]),
      harsh('missed', [companion('stern')]),
    ],
    { when: LADA, stands: 'raven' },
  ),
  aside(
    'dobrynya-ending',
    436,
    [companion('merry', finished('behind-the-stove')), companion('calm', not(finished('behind-the-stove')))],
    [
      kind('papa', [companion('calm')], { when: finished('behind-the-stove'), counts: { bond: 1 } }),
      kind('she-knows', [companion('merry')]),
      harsh('half-out', [companion('calm')]),
    ],
    { when: DOBRYNYA, stands: 'marble-lion' },
  ),
  aside(
    'vesta-half-word',
    436,
    [
      companion('merry', finished('pillow-herbs')),
      companion('calm', not(finished('pillow-herbs'))),
      companion('calm'),
    ],
    [
      kind('her', [companion('calm')], { when: finished('pillow-herbs'), counts: { bond: 1 } }),
      kind('go-ask', [companion('merry')]),
      harsh('grumble', [companion('stern')]),
    ],
    { when: VESTA, stands: 'sleeping-warlock' },
  ),
  rumour('no-deserters', 447, ratibor('calm')),
  rumour('salute-at-night', 455, prokhor('calm')),
  rumour('endless-wool', 462, yaginya('merry')),
  scene(
    'last-stitch',
    474,
    [
      courtWitch('stern'),
      courtWitch('calm'),
      courtWitch('calm', thawed),
      courtWitch('calm', finished('pillow-herbs')),
      courtWitch('calm'),
    ],
    [
      plain('he-knows', [courtWitch('calm'), courtWitch('calm')], {
        good: 1,
        evil: 1,
        when: answered('kite-string', 'asleep'),
        sways: { 475: { power: 0.75, squad: ['court-witch'] } },
      }),
      plain('tomorrow', [courtWitch('calm'), courtWitch('stern')], {
        good: 2,
        when: answered('kite-string', 'string'),
        sways: { 475: { power: 0.8, squad: ['court-witch', 'crystal-spider'] } },
      }),
      kind('waiting', [courtWitch('calm'), courtWitch('stern')], {
        sways: { 475: { power: 0.85, squad: ['court-witch', 'crystal-spider', 'gilded-guard'] } },
      }),
      harsh('three-hundred', [courtWitch('stern'), courtWitch('stern')], {
        sways: {
          475: {
            power: 1.1,
            squad: [
              'court-witch',
              'court-witch',
              'gilded-guard',
              'gilded-guard',
              'marble-lion',
              'sleeping-warlock',
            ],
          },
        },
      }),
    ],
  ),
  scene(
    'as-i-was-saying',
    484,
    [
      courtWitch('calm'),
      alarmClock('merry', finished('warm-voice')),
      evlampy('merry'),
      aglaya('merry'),
      ardalion('merry'),
      prokhor('merry', answered('mid-sentence', 'cover')),
      prokhor('stern', answered('mid-sentence', 'awake')),
    ],
    [
      kind('to-table', [
        khanOfDust('merry', answered('larder', 'khans-mother')),
        zmeyLeft('merry', answered('larder', 'zmey')),
        crock('merry', answered('larder', 'one-spoon')),
        crock(
          'merry',
          not(
            any(
              answered('larder', 'khans-mother'),
              answered('larder', 'zmey'),
              answered('larder', 'one-spoon'),
            ),
          ),
        ),
        evlampy('calm'),
      ]),
      harsh('a-century', [evlampy('calm'), aglaya('calm'), ardalion('merry')]),
    ],
  ),
  aside(
    'two-roars',
    487,
    [
      leftLion('merry', finished('other-lion')),
      leftLion('calm', not(finished('other-lion'))),
      leftLion('calm'),
    ],
    [
      plain('bush', [leftLion('calm')], { good: 2, when: answered('kasyan', 'come') }),
      kind('roar', [leftLion('merry')]),
      harsh('custom', [leftLion('calm')]),
    ],
  ),
  scene(
    'may-i',
    491,
    [
      goose('calm'),
      courtWitch('calm'),
      goldenKing('calm', thawed),
      goldenKing('calm', cold),
      companion('calm'),
      courtWitch('stern'),
    ],
    [
      kind(
        'let-go',
        [
          yegorka('merry', thawed),
          courtWitch('calm', thawed),
          yegorka('merry', cold),
          courtWitch('calm', cold),
          companion('calm', cold),
          goose('merry', thawed),
        ],
        { good: 2 },
      ),
      harsh('cut', [yegorka('calm'), courtWitch('stern', thawed), courtWitch('calm', cold), goose('calm')], {
        evil: 2,
      }),
      plain('hold-on', [courtWitch('calm'), companion('calm'), goose('calm')], { good: 1, evil: 1 }),
    ],
  ),
  aside(
    'common-toad',
    493,
    [frogHeir('merry', finished('wet-spot')), frogHeir('calm', not(finished('wet-spot')))],
    [kind('kiss', [frogHeir('calm')]), harsh('no-crown', [frogHeir('calm')])],
  ),
  rumour('kneeling-lessons', 495, aglaya('merry')),
  rumour('same-face', 498, evlampy('calm')),
  scene(
    'crown',
    500,
    [
      firstKing('stern'),
      evlampy('calm'),
      goldenKing('merry', thawed),
      goldenKing('calm', cold),
      yegorka('merry', all(letGo, thawed)),
      courtWitch('calm', answered('may-i', 'hold-on')),
      companion('calm', all(letGo, cold)),
      valerian('merry', answered('three-heirs', 'show')),
      cloakHeir('merry', answered('three-heirs', 'unbutton')),
      firstKing('stern'),
    ],
    [
      plain('goose', [firstKing('stern'), goose('calm'), evlampy('merry')], { good: 1, evil: 1 }),
      plain('king', [firstKing('calm'), goldenKing('calm')], { good: 2, when: thawed }),
      kind('witch', [courtWitch('calm'), courtWitch('merry')]),
      harsh('mine', [firstKing('stern'), companion('calm'), evlampy('merry')], { evil: 2 }),
    ],
    { ends: true, reward: { ...A_TALK, gold: 5, amounts: { mithril: 10 } } },
  ),
]

const quests = [
  quest('other-lion', ['two-lions', 'accept'], 'talk-heard', 3, { gold: 2, experience: 1 }),
  quest('warm-voice', ['overslept', 'accept'], 'lair-beaten', 2, { gold: 2, experience: 1 }),
  quest('crystal-drops', ['i-am-a-chandelier', 'accept'], 'skill-taken', 4, { gold: 2, experience: 1 }),
  quest('soup-of-finds', ['smell-of-soup', 'accept'], 'resource-taken', 5, { gold: 2, experience: 1 }),
  quest('did-he-get-up', ['tikhon-chair', 'accept'], 'guardian-beaten', 4, { gold: 1, experience: 1 }),
  quest('ladder-in-halves', ['lada-gong', 'accept'], 'lair-beaten', 2, { gold: 1, experience: 1 }),
  quest('behind-the-stove', ['dobrynya-stove', 'accept'], 'talk-heard', 3, { gold: 1, experience: 1 }),
  quest('pillow-herbs', ['vesta-pillow', 'accept'], 'resource-taken', 4, { gold: 1, experience: 1 }),
  quest('wet-spot', ['tadpole-papers', 'accept'], 'chest-opened', 2, { gold: 2, experience: 1 }),
  quest('five-buttons', ['missing-buttons', 'accept'], 'guardian-beaten', 5, { gold: 2, experience: 1 }),
]

/** Part 4: a kingdom asleep under its own weight of gold; who wakes it, feeds it. */
export const OLD_KINGDOM = part(4, 251, 500, {
  scenes,
  quests,
  both: all(atLeast('good-4', 5), atLeast('evil-4', 5), answered('crown', 'goose')),
})
