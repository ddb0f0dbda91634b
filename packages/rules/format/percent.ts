/** A share in hundredths, to a tenth where there is one: 0.02 is 2, 0.015 is 1.5. */
export const percentOf = (share: number, decimalMark: string): string =>
  String(Math.round(share * 1000) / 10).replace('.', decimalMark)
