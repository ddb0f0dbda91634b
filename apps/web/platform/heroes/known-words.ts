import { SKILL_TYPES, type SkillType } from '@skystair/rules/skill/skills.ts'
import i18next from 'i18next'
import { reportProblem } from '../device/report.ts'

/** A skill that there is a word and a picture for. With another one the page stops here, not at a hole in it. */
export function knownSkill(type: string): SkillType {
  const known = SKILL_TYPES.find((one) => one === type)
  if (known === undefined) throw new Error('Unknown skill')
  return known
}

/** The class of a hero, as texts are asked for it; one that has no name is told to the log, by its own. */
export function knownClass(warriorClass: string): 'HUMAN' {
  if (!i18next.exists(`creatures:class.${warriorClass}`))
    reportProblem(`Unknown warrior class ${warriorClass}`)
  return warriorClass as 'HUMAN'
}
