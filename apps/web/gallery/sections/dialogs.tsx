import { useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { BottomSheet } from '../../ui/layers/bottom-sheet.tsx'
import { Celebration } from '../../ui/layers/celebration.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from '../gallery.module.css'
import type { Say, Section } from '../section.ts'

export const section: Section = {
  id: 'dialogs',
  order: 60,
  title: { ru: 'Диалоги, вести, шторка, праздник', en: 'Dialogs, toasts, sheet, celebration' },
  Show: ({ say }) => <Dialogs say={say} />,
}

function Dialogs({ say }: { say: Say }) {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'sheet' | 'celebration' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={styles.row}>
      <Button onClick={() => setOpen('dialog')}>{say('Диалог', 'Dialog')}</Button>
      <Button onClick={() => setOpen('confirm')}>{say('Вопрос', 'Question')}</Button>
      <Button onClick={() => setOpen('sheet')}>{say('Шторка', 'Sheet')}</Button>
      <Button
        onClick={() =>
          showToast({
            icon: 'gift',
            text: say('Получено: 500 синих кристаллов', 'Received: 500 blue crystals'),
          })
        }
      >
        {say('Весть', 'Toast')}
      </Button>
      <Button
        colour="green"
        onClick={() => showToast({ icon: 'check', tone: 'good', text: say('Сохранено', 'Saved') })}
      >
        {say('Добрая весть', 'Good toast')}
      </Button>
      <Button
        colour="red"
        onClick={() =>
          showToast({
            icon: 'warning',
            tone: 'bad',
            text: say('Связь пропала. Пробуем ещё раз.', 'The connection is lost. Trying again.'),
          })
        }
      >
        {say('Дурная весть', 'Bad toast')}
      </Button>
      <Button colour="yellow" onClick={() => setOpen('celebration')}>
        {say('Праздник', 'Celebration')}
      </Button>
      <Celebration
        open={open === 'celebration'}
        onClose={close}
        title={say('Новый уровень!', 'Level up!')}
        text={say(
          'Двадцать восьмой. Ступеньки уже побаиваются.',
          'Twenty-eight. The stairs are getting nervous.',
        )}
        rewards={[
          { icon: 'coin', amount: '+2 500', label: say('Золото', 'Gold') },
          { icon: 'emerald', amount: '+5', label: say('Изумруды', 'Emeralds') },
          { icon: 'chest', amount: '×1', label: say('Сундук', 'Chest') },
        ]}
        actionLabel={say('Вперёд', 'Onward')}
      />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={say('Не хватает изумрудов', 'Not enough emeralds')}
        closeLabel={say('Закрыть', 'Close')}
        colour="green"
        footer={
          <>
            <Button onClick={close}>{say('Подождать', 'Wait')}</Button>
            <Button colour="green" icon="emerald" onClick={close}>
              {say('В банк', 'Get emeralds')}
            </Button>
          </>
        }
      >
        <Parchment>{say('В банке их полно. Заглянем?', 'The bank is full of them. Shall we?')}</Parchment>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title={say('Покинуть клан?', 'Leave the clan?')}
        confirmLabel={say('Покинуть', 'Leave')}
        cancelLabel={say('Остаться', 'Stay')}
        confirmColour="red"
        onConfirm={close}
        onCancel={close}
      >
        {say('Вернуться можно будет только по приглашению.', 'You can come back only when invited.')}
      </ConfirmDialog>
      <BottomSheet
        open={open === 'sheet'}
        onClose={close}
        title={say('Эликсиры', 'Elixirs')}
        closeLabel={say('Закрыть', 'Close')}
      >
        {say('Выбери, что выпить перед боем.', 'Choose what to drink before the fight.')}
      </BottomSheet>
    </div>
  )
}
