import type { Launch } from '../../device/launch.ts'
import { reportProblem } from '../../device/report.ts'
import { entersElsewhere, plain } from '../a-host.ts'
import type { Host, Till } from '../host.ts'
import { loadScript } from '../load-script.ts'
import { askFapi, type Fapi, hearFapi } from './fapi.ts'

const library = 'https://api.ok.ru/js/fapi5.js'

/** OK. What the page was started with is signed. */
export default async function open({ query }: Launch): Promise<Host> {
  const fields = new URLSearchParams(query)
  const user = fields.get('logged_user_id')
  const proof = async () => (fields.has('sig') && user !== null ? query : null)
  const api = await openFapi(fields)
  return {
    ...plain,
    name: 'social',
    language: 'RU',
    invitedBy: fields.get('custom_args'),
    headers: user === null ? {} : { logged_user_id: user },
    showsAge: true,
    proof,
    enter: entersElsewhere('social', proof),
    ...(api === null ? {} : withApi(api)),
  }
}

async function openFapi(fields: URLSearchParams): Promise<Fapi | null> {
  await loadScript(library)
  const api = (window as unknown as { FAPI?: Fapi }).FAPI
  if (api === undefined) return null
  hearFapi()
  return new Promise((done) =>
    api.init(
      fields.get('api_server') ?? '',
      fields.get('apiconnection') ?? '',
      () => done(api),
      (problem) => {
        reportProblem(`payments did not begin: ${String(problem)}`)
        done(null)
      },
    ),
  )
}

const withApi = (api: Fapi): Pick<Host, 'till' | 'film' | 'share'> => ({
  till: oks(api),
  film: async () =>
    (await askFapi('loadAd', () => api.UI.loadAd())) &&
    (await askFapi('showLoadedAd', () => api.UI.showLoadedAd())),
  share: (link, words) =>
    askFapi('postMediatopic', () =>
      api.UI.postMediatopic(
        {
          media: [
            { type: 'text', text: words },
            { type: 'link', url: link },
          ],
        },
        false,
      ),
    ),
})

/** OK itself tells the bank, also when this page is gone. */
const oks = (api: Fapi): Till => ({
  provider: 'ok',
  money: 'OK',
  prices: async () => new Map(),
  pay: ({ payment, title }) =>
    askFapi('showPayment', () =>
      api.UI.showPayment(
        title,
        title,
        payment.product,
        payment.price.amount,
        null,
        JSON.stringify({ payment: payment.id }),
        'ok',
        'true',
      ),
    ),
  deliver: async () => undefined,
})
