import { buyHero } from './buy-hero.ts'
import { buyBooster, takePack } from './buy-items.ts'
import { heroShop } from './hero-shop.ts'
import { itemShop } from './item-shop.ts'

export const shopRoutes = [heroShop, buyHero, itemShop, buyBooster, takePack]
