import en from '@skystair/content/text/en/shell.json' with { type: 'json' }
import ru from '@skystair/content/text/ru/shell.json' with { type: 'json' }

const plum = '#26164d'
const texts = { ru, en } as const

export const manifestLanguages = ['ru', 'en'] as const
export type ManifestLanguage = (typeof manifestLanguages)[number]

export const manifestFile = (language: ManifestLanguage): string => `skystair-${language}.webmanifest`

/** What a device needs to know to put the game on its home screen. */
export const manifest = (language: ManifestLanguage) => ({
  id: '/',
  lang: language,
  name: texts[language].title,
  short_name: texts[language].title,
  description: texts[language].description,
  // The installed game is known by the key of its machine where nobody has signed in.
  start_url: '/?platform=exe',
  scope: '/',
  display: 'standalone',
  background_color: plum,
  theme_color: plum,
  categories: ['games'],
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

/** A page in both languages. It has no script and needs none. */
function plainPage(wordsOf: (language: ManifestLanguage) => string): string {
  const words = manifestLanguages.map(
    (language) => `<section lang="${language}">${wordsOf(language)}</section>`,
  )
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${ru.title} · ${en.title}</title><link rel="stylesheet" href="/offline.css"></head><body><main><img src="/icons/192.png" alt="">${words.join('')}</main></body></html>\n`
}

/** The page for times when the server cannot be reached at all. */
export const offlinePage = (): string =>
  plainPage((language) => {
    const { connection, offline } = texts[language]
    return `<h1>${connection.unavailable}</h1><p>${connection.wait}</p><p>${offline.text}</p><a href="">${connection.connect}</a>`
  })

/** Where a payment service leads back to when it was opened beside a portal's page: the game goes on there. */
export const paidBesidePage = (): string =>
  plainPage((language) => {
    const { title, text } = texts[language].beside
    return `<h1>${title}</h1><p>${text}</p>`
  })
