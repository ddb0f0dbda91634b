import { skipToken, useQuery } from '@tanstack/react-query'
import { isUnknown } from './ask.ts'

/** What a page about one thing shows. An address that names nothing, or what is gone, is an answer and no failure. */
export function useSubject<Thing>(key: readonly unknown[], look: (() => Promise<Thing>) | null) {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: key,
    queryFn: look ?? skipToken,
    retry: false,
    staleTime: 0,
  })
  return {
    data,
    asked: {
      isPending: isPending && look !== null,
      isError: error !== null && !isUnknown(error),
      refetch,
    },
  }
}

/** The number an address names; `null` if it names none. */
export const numberOf = (subject: string): number | null =>
  /^[1-9]\d{0,15}$/.test(subject) ? Number(subject) : null
