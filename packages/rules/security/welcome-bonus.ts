export const welcomeBonusEmeralds = 99
