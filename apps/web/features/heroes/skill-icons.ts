import type { SkillType } from '@skystair/rules/skill/skills.ts'
import type { IconName } from '../../ui/icons/icon-source.ts'

export const skillIcons: Readonly<Record<SkillType, IconName>> = {
  attack: 'sword',
  defence: 'shield',
  health: 'heart',
  poison: 'poison',
  immortality: 'apple',
}
