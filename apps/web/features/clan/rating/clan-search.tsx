import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../../platform/pages/search-field.tsx'
import { useSettled } from '../../../platform/server/use-settled.ts'
import { Switch } from '../../../ui/controls/switch.tsx'
import { ClanList } from './clan-list.tsx'
import styles from './rating.module.css'

const typing = 300

/** The clans, found by name; whoever seeks a home may look at those that seek members. */
export function ClanSearch() {
  const { t } = useTranslation('clan')
  const [name, setName] = useState('')
  const [advertised, setAdvertised] = useState(false)
  const filter = useSettled(name.trim(), typing)
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={t('rating.search')}
          placeholder={t('rating.search-placeholder')}
          words={name}
          onWords={setName}
        />
        <Switch label={t('rating.advertised')} checked={advertised} onCheckedChange={setAdvertised} />
      </div>
      <ClanList key={`${advertised} ${filter}`} filter={filter} advertised={advertised} />
    </>
  )
}
