import { headerPortal } from '../header-portal.ts'

export default headerPortal('mail', 'viewer_id')
