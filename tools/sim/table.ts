const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

/** A table as Markdown has it. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
