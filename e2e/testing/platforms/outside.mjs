// Loaded into a server before anything else: there is no network, only a messenger and a store that answer as they would.
const network = globalThis.fetch

/** @param {string} address @param {RequestInit | undefined} question */
function answerOf(address, question) {
  if (address.endsWith('/createInvoiceLink')) {
    const { payload } = JSON.parse(String(question?.body))
    return { ok: true, result: `https://t.me/$${payload}` }
  }
  if (address.endsWith('/public/auth')) return { body: { jwe: 'a token' } }
  // The test names an invoice after what it is about: sum, money, payment.
  const [, amount, currency, order_id] = /\/purchase\/(\d+)\.([A-Z]+)\.(.+)$/.exec(address) ?? []
  return amount === undefined ? null : { body: { amount: Number(amount), currency, order_id } }
}

globalThis.fetch = async (address, question) => {
  const answer = answerOf(String(address), question)
  return answer === null ? network(address, question) : Response.json(answer)
}
