/** What a rule answers when it says no. The code is also the key of the text shown to the player. */
export interface Refusal {
  readonly refused: string
  readonly params: Readonly<Record<string, string | number>>
}

export const refused = (code: string, params: Refusal['params'] = {}): Refusal => ({ refused: code, params })

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer
