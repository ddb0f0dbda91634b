/** Takes what is in square brackets or double curly braces, meant for the teller only, out of a text. */
export const stripMarks = (text: string): string =>
  text
    .replace(/\{\{[^{}]*\}\}|\[[^[\]]*\]/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/ ([.,!?;:…»)])/g, '$1')
    .trim()
