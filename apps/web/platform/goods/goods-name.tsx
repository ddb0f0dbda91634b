import textStyles from '../../ui/theme/text.module.css'

/** Of several like buttons side by side each says whose it is; whoever sees it reads it beside the button. */
export const GoodsName = ({ name }: { name: string }) => <span className={textStyles.hidden}>: {name}</span>
