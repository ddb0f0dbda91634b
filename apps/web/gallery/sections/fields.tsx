import { useState } from 'react'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from '../gallery.module.css'
import type { Say, Section } from '../section.ts'

export const section: Section = {
  id: 'fields',
  order: 30,
  title: { ru: 'Поля, галочки, переключатели', en: 'Fields, checkboxes, switches' },
  Show: ({ say }) => (
    <div className={styles.grid}>
      <Fields say={say} />
      <Parchment>
        <Fields say={say} />
      </Parchment>
    </div>
  ),
}

function Fields({ say }: { say: Say }) {
  const [name, setName] = useState(say('Василиса', 'Vasilisa'))
  const [checked, setChecked] = useState(true)
  const [music, setMusic] = useState(true)
  const [quality, setQuality] = useState<'auto' | 'low' | 'high'>('auto')
  return (
    <div className={styles.column}>
      <TextField
        label={say('Имя героя', 'Hero’s name')}
        value={name}
        onValueChange={setName}
        limit={16}
        hint={say('Так тебя запомнят', 'You will be remembered so')}
      />
      <TextField
        label={say('Прозвище', 'Nickname')}
        value=""
        onValueChange={() => undefined}
        placeholder={say('Необязательно', 'Optional')}
      />
      <TextField
        label={say('Имя клана', 'Clan’s name')}
        value={say('Берёзовые', 'Birch Men')}
        onValueChange={() => undefined}
        limit={9}
        error={say('Такой клан уже есть. Придумай другое имя.', 'Such a clan exists. Think of another name.')}
      />
      <TextField
        label={say('О клане', 'About the clan')}
        lines={3}
        limit={200}
        value=""
        onValueChange={() => undefined}
      />
      <TextField
        label={say('Закрытое поле', 'Closed field')}
        disabled
        value="—"
        onValueChange={() => undefined}
      />
      <Select
        label={say('Качество картинки', 'Graphics quality')}
        value={quality}
        onValueChange={setQuality}
        options={[
          { value: 'auto', label: say('Само решит', 'Automatic') },
          { value: 'low', label: say('Попроще', 'Low') },
          { value: 'high', label: say('Наилучшее', 'High') },
        ]}
      />
      <Checkbox
        label={say('Я прочёл правила и согласен', 'I have read the rules and agree')}
        checked={checked}
        onCheckedChange={setChecked}
      />
      <Checkbox label={say('Не выбрано', 'Not chosen')} checked={false} onCheckedChange={() => undefined} />
      <Checkbox label={say('Недоступно', 'Unavailable')} checked disabled onCheckedChange={() => undefined} />
      <Switch label={say('Музыка', 'Music')} checked={music} onCheckedChange={setMusic} />
      <Switch label={say('Звуки', 'Sounds')} checked={false} onCheckedChange={() => undefined} />
      <Switch label={say('Недоступно', 'Unavailable')} checked disabled onCheckedChange={() => undefined} />
    </div>
  )
}
