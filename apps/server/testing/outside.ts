/** The network of tests: a messenger that makes invoices, and nobody else. */
export const quietOutside: typeof fetch = async (url) => {
  if (String(url).endsWith('/createInvoiceLink'))
    return Response.json({ ok: true, result: 'https://t.me/invoice' })
  throw new Error('there is no network')
}
