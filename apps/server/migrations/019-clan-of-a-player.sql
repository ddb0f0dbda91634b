-- Whose clan a player is of is asked every few seconds for everybody on the live wire: no state is unpacked for it.

ALTER TABLE player ADD COLUMN clan_id bigint;
UPDATE player SET clan_id = (state ->> 'clanId')::bigint WHERE state ->> 'clanId' IS NOT NULL;
CREATE INDEX player_by_clan ON player (clan_id, id) WHERE clan_id IS NOT NULL;
