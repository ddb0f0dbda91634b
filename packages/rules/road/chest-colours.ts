export const chestTypes = ['NONE', 'SILVER', 'AZURE', 'AMBER', 'GOLD', 'JADE', 'LAVA'] as const
export type ChestType = (typeof chestTypes)[number]
