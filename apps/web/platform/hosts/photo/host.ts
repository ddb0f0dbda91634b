import { headerPortal } from '../header-portal.ts'

export default headerPortal('photo', 'fotoUid')
