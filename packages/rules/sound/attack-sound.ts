export const attackSounds = ['attack_1', 'attack_2', 'attack_3'] as const
export type AttackSound = (typeof attackSounds)[number]

export function attackSound(power: number): AttackSound {
  if (power < 50) return 'attack_1'
  return power < 100 ? 'attack_2' : 'attack_3'
}
