import { expect, test } from 'vitest'
import { nextGift, withoutGift } from './gift-news.ts'

test('gifts with a ribbon are taken one by one in their order, and the platform’s own waits for its own call', () => {
  const waiting = ['FOTOSTRANA', 'GEMS_30', 'GEMS_500', 'GEMS_30'] as const
  expect(nextGift(waiting)).toBe('GEMS_30')
  expect(withoutGift(waiting, 'GEMS_30')).toEqual(['FOTOSTRANA', 'GEMS_500', 'GEMS_30'])
  expect(nextGift(['FOTOSTRANA'])).toBeNull()
  expect(withoutGift(['GEMS_30'], 'FOTOSTRANA')).toEqual(['GEMS_30'])
})
