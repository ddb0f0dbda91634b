import { pretendsToBeHouse } from '@skystair/rules/security/house-name.ts'
import { describe, expect, test } from 'vitest'
import { HOUSE_NAMES } from './house-names.data.ts'

const pretends = (name: string) => pretendsToBeHouse(name, HOUSE_NAMES)

describe('nobody is called like those who run the game', () => {
  test.each([
    ...HOUSE_NAMES.titles,
    ...HOUSE_NAMES.wholeNames,
    // case, gaps, numbers and neighbours
    'ADMIN',
    'a d m i n',
    'A_d_m_i_n',
    'ad-min',
    'Admin7',
    '007 admin',
    'xX_Admin_Xx',
    'Admin Ivan',
    'Иван Модератор',
    'AdminVasya',
    'VasyaModer',
    'Под держка',
    'The Stair 1',
    'Sky Stair',
    // letters of the other alphabet
    'аdmin',
    'Админ',
    'aдмин',
    'adмin',
    'Mодератоp',
    'Ѕupport',
    'Пoддepжкa',
    'Aдминистрaция',
    'Небеснaя лестницa',
    'Cистема',
    // digits for letters
    'ADM1N',
    '4dmin',
    '4дмин',
    'm0der4t0r',
    'M0д3рат0р',
    'd3v3l0p3r',
    'suppor7',
    '5upport',
    'р4зра6от4ик',
    'т3хпоДД3ржка',
    'l3stnitsa',
    // stretched, doubled, lost and look-alike letters
    'Adddmiiin',
    'suport',
    'adrnin',
    'aclmin',
    'Admln',
    'AdmIn',
    // what cannot be seen, and other widths
    'Ad\u200Bmin',
    'S\u00ADupport',
    'Ａｄｍｉｎ',
    'a\u0301dmin',
    // glued together
    'gamesupport',
    'TechSupport',
    'realadmin',
    'главмодератор',
    'техадмин',
    'supportteam',
    'adminmoderator',
    'AdminSkystair',
    'техподдержкаигры',
  ])('%s', (name) => {
    expect(pretends(name)).toBe(true)
  })
})

describe('honest names stay honest', () => {
  test.each([
    'Badminton',
    'Бадминтон',
    'Badmind',
    'Supporter',
    'Transporter',
    'Модерн',
    'Modern Fox',
    'Moderato',
    'Moderna',
    'Systematic',
    'System of Owls',
    'Развитие',
    'Разработка',
    'Разработчица Мха',
    'Лестничный Кот',
    'Кот с Лестницы',
    'Stair Walker',
    'Walker of the Stair',
    'Upstair',
    'Stairway',
    'Steward',
    'Держка',
    'Поддержкин',
    'Игра Теней',
    'Game of Bones',
    'Gamer',
    'Devon',
    'Dev Anand',
    'Devil',
    'Сервер Иванов',
    'Админтон',
    'Надмин',
    'Judmina',
    'Хранитель Леса',
    'Keeper',
    'Mad Mind',
    'Ad Minor',
    'Team Fox',
    'Штаб',
    'God of War',
    'Walker 12 of the hi',
    'Talker 7',
    'hero',
    'leader',
  ])('%s', (name) => {
    expect(pretends(name)).toBe(false)
  })
})
