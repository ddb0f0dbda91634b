import { createCipheriv } from 'node:crypto'
import { md5Of } from '../../../apps/server/features/platforms/md5-signature.ts'
import { platformsForTests as secrets } from '../../../apps/server/testing/platforms-for-tests.ts'
import type { FakePlatform, Payment, Word } from './fake-platform.ts'

const json = { 'content-type': 'application/json' }

const toTelegram = (message: object): Word => ({
  method: 'POST',
  path: '/api/bank/word/telegram',
  body: JSON.stringify({ message }),
  headers: { ...json, 'x-telegram-bot-api-secret-token': secrets.TELEGRAM_WEBHOOK_SECRET },
})

const bill = ({ id, price }: Payment) => ({
  currency: 'XTR',
  total_amount: price.amount,
  invoice_payload: id,
  telegram_payment_charge_id: `charge-${id}`,
})

export const starsOf: FakePlatform['money'] = {
  provider: 'telegram',
  money: 'XTR',
  paid: (payment) => toTelegram({ successful_payment: bill(payment) }),
  refunded: (payment) => toTelegram({ refunded_payment: bill(payment) }),
}

const orders = new Map<string, string>()
const orderOf = ({ id }: Payment): string => {
  orders.set(id, orders.get(id) ?? String(1_000 + orders.size))
  return orders.get(id) ?? ''
}

const toVk = (payment: Payment, status: string): Word => {
  const form = new URLSearchParams({
    app_id: '1',
    user_id: '7',
    lang: 'ru_RU',
    notification_type: 'order_status_change',
    order_id: orderOf(payment),
    item: payment.id,
    item_price: String(payment.price.amount),
    status,
  })
  form.set('sig', md5Of(form, secrets.VK_APP_SECRET))
  return {
    method: 'POST',
    path: '/api/bank/word/vk',
    body: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
}

export const votesOf: FakePlatform['money'] = {
  provider: 'vk',
  money: 'VOTE',
  paid: (payment) => toVk(payment, 'chargeable'),
  refunded: (payment) => toVk(payment, 'refunded'),
}

/** OK tells of payments only: its support tells of the rest. */
export const oksOf: FakePlatform['money'] = {
  provider: 'ok',
  money: 'OK',
  paid: (payment) => {
    const query = new URLSearchParams({
      method: 'callbacks.payment',
      application_key: secrets.OK_APP_KEY,
      transaction_id: orderOf(payment),
      product_code: payment.product,
      amount: String(payment.price.amount),
      extra_attributes: JSON.stringify({ payment: payment.id }),
    })
    query.set('sig', md5Of(query, secrets.OK_APP_SECRET))
    return { method: 'GET', path: `/api/bank/word/ok?${query}` }
  },
  refunded: null,
}

const toStore = ({ id, product, price }: Payment, status: string): Word => {
  const iv = Buffer.alloc(12, 7)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(secrets.RUSTORE_CALLBACK_KEY, 'base64'), iv)
  const invoice = {
    invoice_id: `${price.amount}.${price.money}.${id}`,
    product_code: product,
    status_new: status,
  }
  const said = JSON.stringify({
    notification_type: 'INVOICE_STATUS',
    app_id: 1,
    data: JSON.stringify(invoice),
  })
  const payload = Buffer.concat([iv, cipher.update(said), cipher.final(), cipher.getAuthTag()])
  return {
    method: 'POST',
    path: '/api/bank/word/rustore',
    body: JSON.stringify({ id: `${status}-${id}`, timestamp: 'now', payload: payload.toString('base64') }),
    headers: json,
  }
}

export const invoicesOf: FakePlatform['money'] = {
  provider: 'rustore',
  money: 'RUB',
  price: '58,90 ₽',
  paid: (payment) => toStore(payment, 'PAID'),
  refunded: (payment) => toStore(payment, 'REFUNDED'),
}

/** A payment service of the web, where the platform has no money of its own: it is paid on the cashier's own page. */
export const roublesOf: FakePlatform['money'] = {
  provider: 'test',
  money: 'RUB',
  paid: null,
  refunded: null,
}

/** It is signed for the player, who brings it: there is no word by itself. */
export const yansOf: FakePlatform['money'] = {
  provider: 'yandex',
  money: 'YAN',
  price: '59 Ян',
  paid: null,
  refunded: null,
}
