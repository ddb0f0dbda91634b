/** What turns writing around, hides it or cannot be seen; a joiner or a variation only counts inside an emoji. */
const unseen =
  /(?![\u200D\uFE0E\uFE0F])[\p{Control}\p{Private_Use}\p{Surrogate}\p{Line_Separator}\p{Paragraph_Separator}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/gu
const looseVariation = /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|[#*\d])[\uFE0E\uFE0F]/gu
const looseJoiner =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})/gu
/** A letter with a tower of marks would grow over its neighbours. */
const towers = /(\p{Mark}{2})\p{Mark}+/gu
const emptyLines = /\n{3,}/g
const lineEnds = /\r\n?|[\u2028\u2029]/g

/** A text of a player as it is to be kept: nothing in it can hide, turn or tear what stands around it. */
export const cleanText = (entered: string): string =>
  entered
    .normalize('NFC')
    .replace(lineEnds, '\n')
    .split('\n')
    .map((line) =>
      line
        .replaceAll('\t', ' ')
        .replace(unseen, '')
        .replace(looseVariation, '')
        .replace(looseJoiner, '')
        .replace(towers, '$1')
        .trimEnd(),
    )
    .join('\n')
    .replace(emptyLines, '\n\n')
    .trim()
