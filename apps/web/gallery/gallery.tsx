import { useEffect, useState, useSyncExternalStore } from 'react'
import { Select } from '../ui/controls/select.tsx'
import { Toasts } from '../ui/layers/toasts.tsx'
import { UiProvider } from '../ui/layers/ui-provider.tsx'
import styles from './gallery.module.css'
import type { Language, Say, Section } from './section.ts'

const found = import.meta.glob<{ section: Section }>('./sections/*.tsx', { eager: true })
const sections = Object.values(found)
  .map((file) => file.section)
  .sort((one, other) => one.order - other.order)

const skins = ['original', 'modern'] as const
const languages = ['ru', 'en'] as const

/** The tests listen here: each press must be heard. */
const hear = (sound: string) => {
  document.documentElement.dataset.heard = sound
}

/** Every component in every state. Skin, language and one section can be chosen in the address. */
export function Gallery() {
  const [skin, setSkin] = useAddress('skin', skins)
  const [language, setLanguage] = useAddress('language', languages)
  const only = useSyncExternalStore(followAddress, askedSection)
  const say: Say = (russian, english) => (language === 'ru' ? russian : english)
  useEffect(() => {
    document.documentElement.dataset.skin = skin
    document.documentElement.lang = language
  }, [skin, language])
  return (
    <UiProvider onPressSound={hear}>
      <main className={styles.page}>
        {only === null ? (
          <header className={styles.header}>
            <h1 className={styles.name}>{say('Набор интерфейса', 'Interface kit')}</h1>
            <Select
              label={say('Облик', 'Skin')}
              value={skin}
              onValueChange={setSkin}
              options={[
                { value: 'original', label: say('Исконный', 'Original') },
                { value: 'modern', label: say('Современный', 'Modern') },
              ]}
            />
            <Select
              label={say('Язык', 'Language')}
              value={language}
              onValueChange={setLanguage}
              options={[
                { value: 'ru', label: 'Русский' },
                { value: 'en', label: 'English' },
              ]}
            />
          </header>
        ) : (
          <h1 className={styles.unseen}>{only}</h1>
        )}
        {sections
          .filter((section) => only === null || section.id === only)
          .map((section) => (
            <section key={section.id} id={section.id} className={styles.section} data-section={section.id}>
              <h2 className={styles.title}>{section.title[language]}</h2>
              <section.Show language={language} say={say} />
            </section>
          ))}
      </main>
      <Toasts />
    </UiProvider>
  )
}

const askedSection = () => new URLSearchParams(location.search).get('section')

function followAddress(changed: () => void): () => void {
  window.addEventListener('popstate', changed)
  return () => window.removeEventListener('popstate', changed)
}

function useAddress<Value extends Language | (typeof skins)[number]>(
  name: string,
  values: readonly [Value, ...Value[]],
) {
  const asked = new URLSearchParams(location.search).get(name)
  const [value, setValue] = useState(values.find((one) => one === asked) ?? values[0])
  const choose = (next: Value) => {
    const address = new URL(location.href)
    address.searchParams.set(name, next)
    history.replaceState(null, '', address)
    setValue(next)
  }
  return [value, choose] as const
}
