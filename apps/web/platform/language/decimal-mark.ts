import i18next from 'i18next'

/** What stands before the tenths in the language spoken now, for what is no component. */
export const decimalMark = (): string => i18next.t('common:number.decimal-mark')
