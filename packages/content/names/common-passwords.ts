import { passwordLength } from '@skystair/rules/security/password.ts'

/** Ways a finger takes over the keyboard; every beginning of each is a common password. */
const latinWalks = [
  '12345678901234567890',
  '0987654321',
  '876543210',
  '7654321012',
  '9876543210',
  'qwertyuiopasdfghjkl',
  'asdfghjklzxcvbnm',
  'zxcvbnmasdfghjkl',
  'poiuytrewq',
  'lkjhgfdsa',
  'mnbvcxz',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '!qaz2wsx#edc4rfv',
  'zaq12wsxcde34rfv',
  'zaq1xsw2cde3vfr4',
  'qazwsxedcrfvtgbyhnujm',
  'qaz123wsx456',
  '1q2w3e4r5t6y7u8i9o0p',
  '1a2b3c4d5e6f7g8h',
  'a1b2c3d4e5f6g7',
  'q1w2e3r4t5y6u7i8',
  'qweasdzxcrtyfghvbn',
  '123qweasdzxc',
  '123qwe456rty',
  'qwe123asd456zxc789',
  'qwer1234asdf5678',
  'asdf1234qwer',
  'zxcv1234asdf',
  'qwerty123456789',
  'qwerty1234',
  'asdfgh123456',
  'zxcvbn123456',
  'qwaszx1234',
  'qwqwqwqwqw',
  'asdasdasdasd',
  'zxczxczxczxc',
  'qweqweqweqwe',
  'qwerqwerqwer',
  'asdfasdfasdf',
  'abcdefghijklmnopqrstuvwxyz',
  'abcd1234efgh',
  'abc123abc123',
  'abc12345678',
  'aa123456789',
  'a123456789',
  'aabbccddeeff',
  '1234qwerasdf',
  '12345qwertasdfg',
  '123456qwertyui',
  '1234567qwertyu',
  '123123123123',
  '123321123321',
  '12344321123',
  '123454321123',
  '1234554321',
  '123456654321',
  '12341234123412',
  '1234512345',
  '123456123456',
  '11223344556677889900',
  '112233112233',
  '111222333444555',
  '121212121212',
  '123654789012',
  '147258369147',
  '159357159357',
  '159753159753',
  '741852963741',
  '789456123789',
  '987654321123',
  '963852741963',
  '102030405060',
  '100200300400',
  '010203040506',
  '135792468135',
  '246813579246',
  '314159265358',
  '77777778888',
]

const russianWalks = [
  'йцукенгшщзхъфывапролджэ',
  'фывапролджэячсмить',
  'ячсмитьбю',
  'йфяцычувскамепинртгоь',
  'йцукен123456',
  'фыва1234пролд',
  'абвгдежзийклмн',
  'абвг1234567',
  'йцуйцуйцуйцу',
  'фывфывфывфыв',
]

const englishWords =
  'password passwort passw pass admin administrator login welcome letmein iloveyou loveyou lovely princess prince ' +
  'dragon monkey sunshine shadow master superman batman spiderman football baseball basketball hockey soccer ' +
  'killer hunter ranger freedom whatever trustno computer internet samsung iphone android google youtube facebook ' +
  'instagram minecraft roblox fortnite warcraft starcraft pokemon naruto starwars matrix cheese chocolate cookie ' +
  'banana orange apple cherry flower summer winter spring autumn january february october november december ' +
  'monday friday sunday diamond emerald golden silver crystal phoenix wizard knight warrior angel devil demon ' +
  'secret changeme default guest test testing qwerty asdfgh zxcvbn hello hellokitty forever family mother father ' +
  'brother sister daughter jesus christ heaven blessed purple yellow ginger pepper buster cookies tigger scooter ' +
  'skystair stair game gamer player hero legend champion winner money lucky magic galaxy universe london moscow russia'

const russianWords =
  'пароль любовь люблю привет солнце солнышко котенок кошка котик собака зайка зайчик лапочка малышка любимая ' +
  'любимый красотка принцесса принц мама папа семья счастье надежда вера жизнь весна лето осень зима январь ' +
  'февраль апрель август октябрь ноябрь декабрь понедельник пятница победа россия москва питер спартак зенит динамо ' +
  'локомотив футбол хоккей дракон волк медведь тигр рыжик пушок барсик мурзик шарик водка пиво деньги ' +
  'богатство сила герой легенда игрок игра лестница небо ангел демон дьявол король королева корона ' +
  'спасибо доступ админ логин секрет тайна неважно забыл незнаю компьютер интернет телефон машина мотоцикл'

const latinNames =
  'alexander alexandra alexey andrey anton anastasia angelina artem boris daniel danil denis dmitry ekaterina elena ' +
  'evgeny igor ivan kirill kristina ksenia maksim maxim marina maria mikhail natasha nastya nikita nikolay oksana ' +
  'olga pavel roman ruslan sergey svetlana tatiana valentina valeria vanessa veronika victoria vladimir vladislav ' +
  'yulia michael michelle jennifer jessica ashley nicole daniela matthew andrew joshua anthony william robert thomas ' +
  'charlie george jordan justin brandon samantha elizabeth hannah jasmine amanda melissa patrick richard'

const russianNames =
  'александр александра алексей андрей антон анастасия ангелина артем борис даниил денис дмитрий екатерина елена ' +
  'евгений игорь иван кирилл кристина ксения максим марина мария михаил наташа настя никита николай оксана ольга ' +
  'павел роман руслан сергей светлана татьяна валентина валерия вероника виктория владимир владислав юлия'

const endings = [
  ...['', '1', '2', '7', '11', '12', '13', '21', '22', '23', '69', '77', '88', '99', '00', '01', '007'],
  ...['111', '123', '321', '777', '666', '1234', '4321', '12345', '123456', '!', '1!', '123!', '!1', '!!'],
]
const years = Array.from({ length: 57 }, (_, index) => String(1970 + index))

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

/** The same keys pressed with the keyboard in the other language. */
function inOtherLayout(text: string): string {
  const [from, to] = /[а-яё]/.test(text) ? [russianKeys, latinKeys] : [latinKeys, russianKeys]
  return [...text].map((key) => to[from.indexOf(key)] ?? key).join('')
}

const withDigits = (word: string): string =>
  word.replaceAll('o', '0').replaceAll('i', '1').replaceAll('e', '3')
const withSigns = (word: string): string =>
  word.replaceAll('o', '0').replaceAll('a', '@').replaceAll('s', '$')
const withZeros = (word: string): string => word.replaceAll('o', '0')
const withAtSign = (word: string): string => word.replaceAll('o', '0').replaceAll('a', '@')

const listed = (words: string): readonly string[] => words.split(' ')
const beginnings = (walk: string): readonly string[] => [...walk].map((_, index) => walk.slice(0, index + 1))
const withEndings = (word: string, ends: readonly string[]): readonly string[] =>
  ends.map((end) => word + end)

const disguises = [withDigits, withSigns, withZeros, withAtSign]
const plainWords = [...listed(englishWords), ...listed(russianWords)]
const words = [
  ...plainWords,
  ...listed(englishWords).flatMap((word) => disguises.map((disguise) => disguise(word))),
]
const names = [...listed(latinNames), ...listed(russianNames)]

const typed = [
  ...[...latinWalks, ...russianWalks].flatMap(beginnings),
  ...words.flatMap((word) => [...withEndings(word, endings), word + word, ...withEndings('my', [word])]),
  ...names.flatMap((name) => [...withEndings(name, endings), ...withEndings(name, years)]),
  ...plainWords.flatMap((word) => withEndings(word, years)),
]

/** Passwords everybody tries first, in lower case and in both layouts of the keyboard. */
export const commonPasswords: ReadonlySet<string> = new Set(
  typed
    .flatMap((text) => [text, inOtherLayout(text)])
    .filter((text) => text.length >= passwordLength.minimum),
)
