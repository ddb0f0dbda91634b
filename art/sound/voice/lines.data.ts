/** One thing Arkhip the Owl says aloud the first time. In Russian '+' stands before the stressed vowel, for the reader. */
interface VoiceLine {
  ru: string
  en: string
}

export const voiceLines = {
  welcome: {
    ru: 'Стой! Кто идёт? Хот+я нет, погод+и, над+ену очк+и.',
    en: 'Halt! Who goes there? No, wait, let me put my glasses on.',
  },
  choose_character: {
    ru: 'Выбир+ай, кем пойдёшь. Л+естнице всё равн+о, а теб+е с +этим лиц+ом жить.',
    en: 'Choose who you will be. The Stair does not mind, but you will have to live with that face.',
  },
  first_step: {
    ru: 'Нажм+и на ступ+еньку. Смел+ее: он+а кус+ается, но не с+ильно.',
    en: 'Tap the step. Go on. It bites, but not very hard.',
  },
  first_battle: {
    ru: '+Это страж. Он тут не со зла, он тут по раб+оте. Нажм+и, и начнём.',
    en: 'This is a guardian. Nothing personal, it is only his job. Tap him, and we begin.',
  },
  choose_target: {
    ru: 'Снач+ала в+ыбери своег+о бойц+а. Пот+ом тог+о, ком+у не повезл+о.',
    en: 'First pick your fighter. Then pick somebody unlucky.',
  },
  victory: {
    ru: 'Вот +это я запиш+у в л+етопись! Кр+упными б+уквами.',
    en: 'Now that goes into the chronicle! In large letters.',
  },
  reward: {
    ru: 'З+олото блест+ит, изумр+уды т+оже. Собир+ай, пок+а вор+оны не зам+етили.',
    en: 'Gold glitters. Emeralds too. Pick them up before the crows notice.',
  },
  hero: {
    ru: 'Заглян+и к гер+ою. Меч сам себ+я не над+енет.',
    en: 'Look in on your hero. A sword does not put itself on.',
  },
  tasks: {
    ru: 'Не зн+аешь, куд+а идт+и? Заглян+и в зад+ания. Я там всё запис+ал.',
    en: 'Not sure where to go? Open your tasks. I wrote everything down.',
  },
  health: {
    ru: 'Р+аны зажив+ут с+ами, по к+апельке в мин+уту. С эликс+иром быстр+ее.',
    en: 'Wounds heal by themselves, a drop a minute. With an elixir, faster.',
  },
  defeat: {
    ru: 'Ступ+енька усто+яла. Ты т+оже усто+ишь, пр+осто чуть п+озже.',
    en: 'The stair held. So will you, a little later.',
  },
  onward: {
    ru: 'Дор+ога тут одн+а, и он+а вся вверх.',
    en: 'There is one road here, and all of it is up.',
  },
} satisfies Record<string, VoiceLine>
