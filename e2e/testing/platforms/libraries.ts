/**
 * Client libraries of platforms, as far as the game speaks with them, under their real names. What they cannot know in a
 * browser (signatures, purchases) they ask of the test by `askPlatform`.
 */
export const telegramLibrary = `
  const launched = new URLSearchParams(location.hash.slice(1)).get('tgWebAppData') ?? ''
  const fields = new URLSearchParams(launched)
  window.Telegram = { WebApp: {
    initData: launched,
    initDataUnsafe: launched ? { user: JSON.parse(fields.get('user')), start_param: 'k7' } : {},
    safeAreaInset: { top: 24, bottom: 0 },
    contentSafeAreaInset: { top: 46, bottom: 0 },
    ready: () => askPlatform('ready'),
    expand: () => askPlatform('expand'),
    disableVerticalSwipes: () => undefined,
    openInvoice: (url, done) => askPlatform('openInvoice', url).then(done),
    openTelegramLink: (url) => askPlatform('openTelegramLink', url),
    onEvent: () => undefined,
  } }`

export const yandexLibrary = `
  const player = async () => {
    const signature = await askPlatform('getPlayer')
    return { signature, isAuthorized: () => signature !== '', getUniqueID: () => 'somebody' }
  }
  window.YaGames = { init: async () => ({
    environment: { i18n: { lang: 'en' }, payload: 'k7' },
    features: { LoadingAPI: { ready: () => askPlatform('ready') } },
    auth: { openAuthDialog: () => askPlatform('openAuthDialog') },
    adv: { showRewardedVideo: ({ callbacks }) => { callbacks.onRewarded(); callbacks.onClose() } },
    getPlayer: player,
    getPayments: async () => ({
      getCatalog: async () => [{ id: 'emeralds-60', price: '59 Ян' }],
      purchase: async (wish) => ({ signature: await askPlatform('purchase', wish) }),
      getPurchases: async () => ({ signature: await askPlatform('getPurchases') }),
      consumePurchase: (token) => askPlatform('consumePurchase', token),
    }),
    on: () => undefined,
  }) }`

export const okLibrary = `
  window.FAPI = {
    init: (server, connection, done) => done(),
    UI: {
      showPayment: (...order) => askPlatform('showPayment', order).then((result) => API_callback('showPayment', result, '')),
      loadAd: () => API_callback('loadAd', 'ok', 'ready'),
      showLoadedAd: () => API_callback('showLoadedAd', 'ok', 'complete'),
      postMediatopic: () => API_callback('postMediatopic', 'ok', ''),
    },
  }`

export const crazyLibrary = `
  const user = () => askPlatform('getUser')
  window.CrazyGames = { SDK: {
    init: async () => undefined,
    user: {
      systemInfo: { locale: 'en-US' },
      getUser: user,
      getUserToken: () => askPlatform('getUserToken'),
      showAuthPrompt: async () => { await askPlatform('openAuthDialog'); return user() },
    },
    game: {
      loadingStop: () => askPlatform('ready'),
      inviteLink: async () => 'https://www.crazygames.com/game/skystair',
      getInviteParam: () => null,
    },
    ad: { requestAd: (kind, callbacks) => callbacks.adFinished() },
  } }`

/** What the application of the store puts into its window. */
export const storeBridge = `
  window.RuStoreBridge = {
    getProducts: async () => [{ productId: 'emeralds-60', priceLabel: '58,90 ₽' }],
    purchaseProduct: (wish) => askPlatform('purchaseProduct', wish),
    getPurchases: () => askPlatform('getPurchases'),
    confirmPurchase: (id) => askPlatform('consumePurchase', id),
  }`

/** VK needs no library: its page hears what the game says and answers. */
export const vkPage = `
  addEventListener('message', async ({ data, source }) => {
    if (data?.type !== 'vk-connect') return
    const { request_id } = data.params
    const answer = await askPlatform(data.handler, data.params)
    source.postMessage({ type: data.handler + 'Result', data: { ...answer, request_id } }, '*')
  })`
