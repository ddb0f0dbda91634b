import { openReader } from '../reader.ts'
import { type Row, sideBySide } from '../row.ts'
import { openWorld } from '../world.ts'

const few = 10_000
const many = 1_000_000
const pages = 200
const day = 86_400_000

/** An event that began a day ago, for everybody. */
const feast = () => ({
  deed: 'new',
  entry: {
    id: 'bench',
    kind: 'PUMPKIN',
    clock: 'server',
    window: { comes: 'once', from: Date.now() - day, to: Date.now() + day },
    audience: { languages: [], levelFrom: null, levelTo: null, stairFrom: null, stairTo: null, sources: [] },
    contents: {},
  },
})

/** The part of the reader, who stands in the middle. */
const share = (gathered: number) => ({
  bench: {
    kind: 'PUMPKIN',
    bracket: 0,
    gathered,
    taken: 0,
    finds: { day: 0, places: {} },
    worn: { day: 0, count: 0 },
    fights: { day: 0, count: 0 },
    hearts: 0,
    ended: null,
  },
})

export const eventRating: Row = {
  name: 'event-rating',
  title: 'time of a page of an event’s rating with own position, 1,000,000 take part ÷ 10,000',
  bound: { most: 1.5 },
  async measure(opened) {
    const world = await opened.add(openWorld())
    const open = async (players: number) => {
      const reader = await opened.add(openReader(await world.populate(players)))
      await reader.change(`UPDATE player SET name = 'Walker ' || id, access_level = 'PLAYER', level = 5`)
      await reader.change(`INSERT INTO calendar_change (number, id, at, changed_by, note, change)
        VALUES (1, gen_random_uuid(), now(), 1, '', '${JSON.stringify(feast())}')`)
      await reader.change(`INSERT INTO event_run (run, kind, began_at, edition, places)
        VALUES ('bench', 'PUMPKIN', now(), 1, '{"0": ${players}}')`)
      // The reader is the first of all and stands in the middle; the others as their numbers fall.
      await reader.change(`INSERT INTO event_page (run, bracket, edition, number, least, ids, scores, counted_at)
        SELECT 'bench', 0, 1, (place - 1) / 500, min(score), array_agg(id ORDER BY place), array_agg(score ORDER BY place), now()
        FROM (SELECT place, CASE WHEN place = ${players / 2} THEN 1 WHEN place = 1 THEN ${players / 2} ELSE place END AS id,
            ${players} - place + 1 AS score FROM generate_series(1, ${players}) AS place) AS placed GROUP BY (place - 1) / 500`)
      await reader.change(`UPDATE player SET state = jsonb_set(state, '{events,shares}',
        '${JSON.stringify(share(players / 2 + 1))}') WHERE id = 1`)
      await reader.change('VACUUM ANALYZE player')
      const { myPosition } = (await reader.look('/api/rating/by/eventPosition?from=1&to=10', 1)) as {
        myPosition: number
      }
      if (myPosition !== players / 2) throw new Error(`the reader stands at ${myPosition}`)
      const somewhere = () => {
        const from = 1 + Math.floor(Math.random() * (players - 10))
        return `/api/rating/by/eventPosition?from=${from}&to=${from + 9}`
      }
      await reader.time(pages, somewhere)
      return () => reader.time(pages, somewhere)
    }
    const [large, small] = [await open(many), await open(few)]
    return sideBySide(9, large, small)
  },
}
