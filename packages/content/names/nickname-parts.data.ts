const listed = (words: string): readonly string[] => words.split(' ')

export const russianMen = listed(
  'Алексей Андрей Антон Аркадий Арсений Артём Богдан Борис Вадим Валера Василий Виктор Витя Влад Володя Всеволод ' +
    'Вячеслав Гена Георгий Герман Глеб Гоша Данила Денис Дима Добрыня Егор Ермак Женя Захар Иван Игнат Игорь Илья ' +
    'Кирилл Костя Лёха Лука Макар Максим Марат Матвей Мирон Михалыч Мишаня Назар Никита Николай Олег Остап Павел ' +
    'Петрович Платон Потап Пётр Ратмир Родион Роман Руслан Савва Саня Святогор Семён Серёга Степан Тарас Тимофей ' +
    'Тимур Толик Фёдор Филипп Юра Яков Ян Ярик Ярослав',
)

export const russianWomen = listed(
  'Агата Алёна Алиса Алла Анна Анфиса Аня Арина Варвара Варя Василиса Вера Вероника Вика Галина Даша Дарина Дина ' +
    'Ева Евдокия Женя Забава Зоя Инна Ира Карина Катя Кира Клава Ксюша Лариса Лена Лера Лида Лиза Люба Люда Людмила ' +
    'Марго Марина Марфа Маша Милана Мирослава Надя Наташа Нина Оксана Олеся Оля Полина Рада Рита Света Снежа ' +
    'Соня Стася Таисия Таня Тома Ульяна Фаина Юля Яна',
)

/** Both forms of each, to agree with the noun. */
export const russianAdjectives = [
  ['Бешеный', 'Бешеная'],
  ['Болотный', 'Болотная'],
  ['Весёлый', 'Весёлая'],
  ['Вечерний', 'Вечерняя'],
  ['Вольный', 'Вольная'],
  ['Голодный', 'Голодная'],
  ['Гордый', 'Гордая'],
  ['Дикий', 'Дикая'],
  ['Добрый', 'Добрая'],
  ['Железный', 'Железная'],
  ['Зимний', 'Зимняя'],
  ['Златой', 'Златая'],
  ['Каменный', 'Каменная'],
  ['Лесной', 'Лесная'],
  ['Лихой', 'Лихая'],
  ['Лунный', 'Лунная'],
  ['Медный', 'Медная'],
  ['Молчаливый', 'Молчаливая'],
  ['Мудрый', 'Мудрая'],
  ['Мятный', 'Мятная'],
  ['Ночной', 'Ночная'],
  ['Огненный', 'Огненная'],
  ['Отважный', 'Отважная'],
  ['Полосатый', 'Полосатая'],
  ['Рассеянный', 'Рассеянная'],
  ['Рыжий', 'Рыжая'],
  ['Свирепый', 'Свирепая'],
  ['Северный', 'Северная'],
  ['Седой', 'Седая'],
  ['Серый', 'Серая'],
  ['Сонный', 'Сонная'],
  ['Степной', 'Степная'],
  ['Тихий', 'Тихая'],
  ['Упрямый', 'Упрямая'],
  ['Утренний', 'Утренняя'],
  ['Хитрый', 'Хитрая'],
  ['Храбрый', 'Храбрая'],
  ['Чёрный', 'Чёрная'],
  ['Шустрый', 'Шустрая'],
  ['Янтарный', 'Янтарная'],
] as const

export const russianMaleNouns = listed(
  'Барсук Бобёр Боярин Варяг Ведьмак Волк Воробей Ворон Грач Дракон Дуб Ёж Журавль Змей Зубр Кот Кузнец Леший Лис ' +
    'Лось Лучник Медведь Моряк Орёл Пельмень Пёс Пират Путник Рыцарь Сокол Странник Тигр Филин Хан Хомяк Шаман Шмель ' +
    'Щит Ястреб',
)

export const russianFemaleNouns = listed(
  'Белка Берёза Ведьма Волчица Ворона Выдра Гроза Звезда Искра Калина Кошка Куница Лиса Лисичка Луна Мышь Панда ' +
    'Пантера Пчела Ромашка Русалка Рысь Рябина Синица Сирень Сова Стрела Тень Царевна Черника Чайка Ягода',
)

export const russianPlaces = listed(
  'Вологды Вятки Казани Калуги Костромы Мурома Омска Пензы Перми Пскова Рязани Самары Сибири Суздаля Твери Томска ' +
    'Тулы Урала Уфы Читы',
)

export const russianJokes = [
  'Бабушка в танке',
  'Печка на колёсах',
  'Борщ и меч',
  'Где я',
  'Щи да каша',
  'Ещё один этаж',
  'Ключи от неба',
  'Зайка с топором',
  'Иду на обед',
  'Кот учёный',
  'Лифт сломался',
  'Меч за печкой',
  'Просто мимо иду',
  'Не бей меня',
  'Ничего святого',
  'Ещё пять минут',
  'Пятая ступенька',
  'Сам себе дракон',
  'Сейчас вернусь',
  'Кто здесь',
  'Третья голова',
  'Ползу но иду',
  'Хлеб с маслом',
  'Чай с баранками',
] as const

/** Russians who never switch the keyboard. */
export const transliteratedMen = listed(
  'ArtyomX Bayun Berkut Bogatyr Dedushka Dimon Dobrynya Ivanych Kolobok Kotofey Kuzya Lyoha Medved Mihalych Morozko ' +
    'Nikitos Olegych Pashka Sashok Serega Snegir Sokol Tolyan Vityaz Volk Yarik Zhenek Zmey Gorynych',
)
export const transliteratedWomen = listed(
  'AlyonaK Anyuta Berezka Burya Goluba Groza Iriska Kalinka Lenok Lisichka Masyanya Milashka Natusik Rusalochka ' +
    'Rysya Snezhinka Svetik Tanyusha Varenye Vasilisa Yulchik Zarya ZharPtitsa Zvezdochka',
)

export const englishMen = listed(
  'Aaron Adam Albert Alfie Andy Archie Arthur Barney Basil Ben Bill Bruno Caleb Callum Carl Cedric Chester Clive ' +
    'Colin Craig Daniel Dave Derek Dylan Edgar Eli Elliot Ethan Evan Felix Finn Frank Fred Gareth Gavin Graham Hank ' +
    'Harvey Henry Hugo Ian Isaac Jack Jake Jasper Joel Josh Kevin Kurt Leo Lewis Liam Logan Lucas Marcus Mason Miles ' +
    'Nate Neil Noah Norman Oliver Oscar Owen Percy Quentin Ralph Reggie Rory Rupert Russell Sam Scott Seth Simon ' +
    'Stanley Ted Theo Toby Travis Victor Vince Wade Walter Wesley Zack',
)

export const englishWomen = listed(
  'Abigail Ada Agnes Alice Amber Amelia Audrey Beatrice Bella Bonnie Bridget Brooke Cassie Celia Chloe Clara Daisy ' +
    'Daphne Dora Edith Eleanor Ella Eloise Emily Emma Esther Eva Fern Fiona Flora Freya Gemma Georgia Gracie Gwen ' +
    'Hazel Heather Heidi Holly Imogen Iris Ivy Jane Jenny Jill Josie Judy June Kate Kayla Lara Leah Lily Lottie Lucy ' +
    'Mabel Maggie Matilda Megan Mia Millie Molly Nell Nora Olive Paige Pearl Penny Phoebe Polly Poppy Rachel Robin ' +
    'Rosie Ruby Sadie Sally Sophie Stella Sylvie Tess Tilly Violet Wendy Willow Winnie Zoe',
)

export const englishAdjectives = listed(
  'Amber Ancient Autumn Bold Bramble Brave Bright Bronze Clever Cobalt Copper Crimson Curious Dusty Eager Ember ' +
    'Fearless Feral Frosty Gentle Gilded Grumpy Hasty Hidden Hollow Honest Hungry Iron Ivory Jolly Lazy Lonely Lucky ' +
    'Merry Midnight Misty Mossy Nimble Noble Northern Oaken Patient Pepper Quiet Rapid Rowdy Rusty Sable Salty Scarlet ' +
    'Secret Silent Silver Sleepy Sly Stormy Stubborn Sunny Swift Tame Thirsty Twilight Velvet Wandering Wicked Wild ' +
    'Winter Witty Wooden',
)

export const englishNouns = listed(
  'Acorn Archer Badger Bandit Bard Beacon Bear Beetle Blade Boulder Bramble Breeze Buckler Candle Comet Crow Dagger ' +
    'Dragon Drifter Falcon Ferret Fox Ghost Goblin Griffin Hammer Hare Harper Hawk Hedgehog Heron Hound Hunter Jester ' +
    'Kettle Knight Lantern Lark Lynx Magpie Maple Marmot Mole Moth Muffin Newt Oak Otter Owl Paladin Pickle Pilgrim ' +
    'Piper Pony Puddle Raccoon Ranger Raven Rook Sage Scout Shepherd Smith Sparrow Squire Stag Stoat Thistle Thorn ' +
    'Toad Turnip Viking Walrus Wanderer Weasel Wizard Wolf Wren Yeoman',
)

export const englishMenTitles = listed('Captain Count Doctor Duke Lord Old Professor Sir Squire Uncle')
export const englishWomenTitles = listed('Aunt Captain Countess Dame Doctor Duchess Lady Madam Old Professor')

export const englishJokes = [
  'Are We There Yet',
  'bread and butter',
  'Gone For Tea',
  'here for the loot',
  'Just One More Step',
  'Knee Deep',
  'Lift Out Of Order',
  'Mildly Heroic',
  'mind the step',
  'My Other Sword',
  'Needs More Cheese',
  'no map no plan',
  'Not A Dragon',
  'Nobody Important',
  'Part Time Hero',
  'Potato Knight',
  'probably fine',
  'sent by mum',
  'Slightly Lost',
  'Sword First',
  'Tea Then Battle',
  'The Other One',
  'Wrong Castle',
  'Yet Another Bob',
] as const
