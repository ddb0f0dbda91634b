/** The line as it is read on the screen: without the marks for the reader aloud. */
export const shown = (line: string): string => line.replaceAll('+', '')
