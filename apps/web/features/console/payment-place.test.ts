import { expect, test } from 'vitest'
import { placeOf } from './payment-place.ts'

test('a payment is found with its receiver by the second half of its name', () => {
  const id = 'a7-0b5c1f5e-6a2f-4a1e-9b42-0a1b2c3d4e5f'
  expect(placeOf({ id, receiverId: 367 })).toEqual({
    id: 367,
    payment: '0b5c1f5e-6a2f-4a1e-9b42-0a1b2c3d4e5f',
  })
})
