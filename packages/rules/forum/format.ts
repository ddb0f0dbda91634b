/** A piece of a line: plain, bold, or a way to something in the game. */
export type Span =
  | { readonly kind: 'words' | 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly to: LinkKind; readonly subject: string }

/** What can be pointed at. Nothing else ever becomes a link. */
export const linkKinds = ['player', 'fighter', 'artifact', 'replay', 'topic', 'manual'] as const
export type LinkKind = (typeof linkKinds)[number]

export type Block =
  | { readonly kind: 'paragraph' | 'quote'; readonly lines: readonly (readonly Span[])[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }

/** An address of the game, written out or pasted: `/player/7`, `https://…/replay/ab12`. */
const address = new RegExp(
  `(?<![\\w/.-])(?:https?://[\\w.:-]{1,80})?/(${linkKinds.join('|')})/([A-Za-z0-9_-]{1,80})(?![\\w/-])`,
  'g',
)
const bold = /\*\*([^*\n]{1,400})\*\*/g
const mostBlocks = 2_000

/** Words with the ways to things in the game found in them. */
export function spansOf(line: string): readonly Span[] {
  const spans: Span[] = []
  let from = 0
  for (const match of line.matchAll(address)) {
    spans.push(...emphasised(line.slice(from, match.index)))
    spans.push({ kind: 'link', to: match[1] as LinkKind, subject: match[2] ?? '' })
    from = match.index + match[0].length
  }
  return [...spans, ...emphasised(line.slice(from))]
}

function emphasised(text: string): readonly Span[] {
  const spans: Span[] = []
  let from = 0
  for (const match of text.matchAll(bold)) {
    if (match.index > from) spans.push({ kind: 'words', text: text.slice(from, match.index) })
    spans.push({ kind: 'bold', text: match[1] ?? '' })
    from = match.index + match[0].length
  }
  return from < text.length ? [...spans, { kind: 'words', text: text.slice(from) }] : spans
}

const kindOf = (line: string): Block['kind'] =>
  line.startsWith('> ') || line === '>' ? 'quote' : /^[-•] /.test(line) ? 'list' : 'paragraph'

/** The safe formatting of the forum: bold, lists, quotes, links into the game. Everything else stays words. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: { kind: Block['kind']; lines: string[] }[] = []
  let fresh = true
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      fresh = true
      continue
    }
    const kind = kindOf(line)
    const last = blocks.at(-1)
    const words = kind === 'paragraph' ? line : line.replace(/^(?:> ?|[-•] )/, '')
    if (last && !fresh && last.kind === kind) last.lines.push(words)
    else blocks.push({ kind, lines: [words] })
    fresh = false
  }
  return blocks
    .slice(0, mostBlocks)
    .map(({ kind, lines }) =>
      kind === 'list' ? { kind, items: lines.map(spansOf) } : { kind, lines: lines.map(spansOf) },
    )
}
