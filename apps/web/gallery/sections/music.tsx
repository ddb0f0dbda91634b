import { useEffect, useRef, useState } from 'react'
import type { Band } from '../../sound/band.ts'
import { type MusicName, musicFiles } from '../../sound/sound-files.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import styles from '../gallery.module.css'
import type { Say, Section } from '../section.ts'

const names: Readonly<Record<MusicName, readonly [russian: string, english: string]>> = {
  sun_sparkling_forest: ['Солнечный лес', 'Sun-sparkling forest'],
  road: ['Дорога', 'The road'],
  serenity_forest: ['Тихий лес', 'Forest of serenity'],
  magical: ['Волшебство', 'Magical'],
  medieval_theme: ['Старинный напев', 'Medieval theme'],
  mysterious: ['Тайна', 'Mysterious'],
  invasion: ['Нашествие', 'Invasion'],
  desert: ['Пустыня', 'Desert'],
  japan_road: ['Дорога под сакурой', 'Road under the cherry trees'],
  battle: ['Битва', 'Battle'],
  boss: ['Хозяин ступени', 'Master of the stair'],
  clan: ['Клан', 'Clan'],
  snow: ['Снежный мир', 'Snow world'],
  victory: ['Победа', 'Victory'],
  defeat: ['Поражение', 'Defeat'],
  arena: ['Арена', 'Arena'],
}

const tracks = Object.keys(names) as MusicName[]

export const section: Section = {
  id: 'music',
  order: 110,
  title: { ru: 'Музыка', en: 'Music' },
  Show: ({ say }) => <Tracks say={say} />,
}

function Tracks({ say }: { say: Say }) {
  const [playing, setPlaying] = useState<MusicName | null>(null)
  const band = useRef<Band | null>(null)
  useEffect(() => () => band.current?.play(null, () => undefined), [])
  const play = async (track: MusicName | null) => {
    setPlaying(track)
    band.current ??= (await import('../../sound/band.ts')).openBand(console.error)
    band.current.wake()
    band.current.play(track, () => undefined)
  }
  return (
    <div className={styles.grid}>
      {tracks.map((track) => {
        const name = say(...names[track])
        const { seconds, loop } = musicFiles[track]
        const stop = track === playing
        return (
          <ListRow
            key={track}
            title={name}
            text={`${Math.round(seconds)} ${say('с', 's')}${loop ? say(', по кругу', ', round and round') : ''}`}
            highlighted={stop}
            end={
              <Button
                size="small"
                colour={stop ? 'red' : 'green'}
                aria-label={`${stop ? say('Стоп', 'Stop') : say('Играть', 'Play')}: ${name}`}
                onClick={() => void play(stop ? null : track)}
              >
                {stop ? say('Стоп', 'Stop') : say('Играть', 'Play')}
              </Button>
            }
          />
        )
      })}
    </div>
  )
}
