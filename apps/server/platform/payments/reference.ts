const shape = /^([0-9a-z]{1,11})-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/

/** How a payment is called outside: with its receiver, on whose machine it lies. */
export interface PaymentReference {
  readonly receiverId: number
  readonly id: string
}

export const writeReference = ({ receiverId, id }: PaymentReference): string =>
  `${receiverId.toString(36)}-${id}`

/** null: nobody here has ever called a payment so. */
export function readReference(text: unknown): PaymentReference | null {
  const [, receiver = '', id = ''] = shape.exec(String(text)) ?? []
  const receiverId = Number.parseInt(receiver, 36)
  return Number.isSafeInteger(receiverId) && receiverId > 0 ? { receiverId, id } : null
}
