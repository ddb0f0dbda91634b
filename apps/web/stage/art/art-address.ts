/** Every baked file under an address that changes with its content, so that it may be kept for ever. */
const addresses = import.meta.glob<string>('../../../../art/baked/{puppets,atlases,pictures}/*.{webp,json}', {
  query: '?url',
  import: 'default',
  eager: true,
})

export const isBaked = (file: string): boolean => `../../../../art/baked/${file}` in addresses

export function artAddress(file: string): string {
  const address = addresses[`../../../../art/baked/${file}`]
  if (address === undefined) throw new Error(`not baked: ${file}`)
  return address
}
