/** A camp fire burns at the foot of the stair: until this one is won, healing and losing cost nothing. */
export const CAMP_FIRE_UNTIL = 10

/** The id of that way to be well again. */
export const CAMP_FIRE = 'camp-fire'
