-- The forum. A board ('general', later 'clan-12') owns its topics, a topic owns its comments; comments of a topic
-- are numbered without a gap. Marks and votes lie with whoever made them.

CREATE TABLE forum_topic (
  board text NOT NULL,
  id uuid NOT NULL,
  theme text NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  flag text NOT NULL,
  author_id bigint NOT NULL,
  at timestamptz NOT NULL,
  edited_at timestamptz,
  last_at timestamptz NOT NULL,
  last_comment bigint NOT NULL DEFAULT 0,
  rating integer NOT NULL DEFAULT 0,
  pinned boolean NOT NULL DEFAULT false,
  deleted_at timestamptz,
  PRIMARY KEY (board, id)
) WITH (fillfactor = 80);
CREATE INDEX forum_topic_by_id ON forum_topic (id);
CREATE INDEX forum_topic_by_time ON forum_topic (board, last_at, id) WHERE deleted_at IS NULL;
CREATE INDEX forum_topic_by_theme ON forum_topic (board, theme, last_at, id) WHERE deleted_at IS NULL;
CREATE INDEX forum_topic_pinned ON forum_topic (board, last_at) WHERE pinned AND deleted_at IS NULL;
CREATE INDEX forum_topic_by_author ON forum_topic (author_id, at);
CREATE INDEX forum_topic_by_words ON forum_topic USING gin (to_tsvector('russian', title || ' ' || text));

CREATE TABLE forum_comment (
  topic_id uuid NOT NULL,
  id bigint NOT NULL,
  author_id bigint NOT NULL,
  at timestamptz NOT NULL,
  edited_at timestamptz,
  text text NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (topic_id, id)
);
CREATE INDEX forum_comment_by_author ON forum_comment (author_id, at);

CREATE TABLE forum_mark (
  player_id bigint NOT NULL,
  topic_id uuid NOT NULL,
  seen_id bigint NOT NULL DEFAULT 0,
  vote smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (player_id, topic_id)
);
