/** What turns writing around, hides it or cannot be seen; a joiner or a variation only counts inside an emoji. */
const unseen =
  /[\p{Control}\p{Private_Use}\p{Surrogate}\p{Line_Separator}\p{Paragraph_Separator}\u00AD\u061C\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFC]|\u034F|\u17B4|\u17B5|[\u{E0000}-\u{E00FF}]/gu
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
      line.replaceAll('\t', ' ').replace(unseen, '').replace(looseJoiner, '').replace(towers, '$1').trimEnd(),
    )
    .join('\n')
    .replace(emptyLines, '\n\n')
    .trim()
