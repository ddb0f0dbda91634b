/** So many kinds are asked for at once: an address may not be longer. */
const most = 40

const plain = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е')

/** The kinds whose name has these letters in it; null where nothing is sought. */
export function kindsNamed(
  search: string,
  names: Readonly<Record<string, string>>,
): readonly string[] | null {
  const sought = plain(search)
  if (sought === '') return null
  return Object.keys(names)
    .filter((kind) => plain(names[kind] ?? '').includes(sought))
    .slice(0, most)
}
