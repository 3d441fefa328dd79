-- The database of 0.1.0, the first release, as its demo filled it, with invented rows in every table that matters.
-- Written once by pg_dump; never changed.
CREATE SCHEMA drizzle;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE public.accounts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    phone text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    password_hash text NOT NULL,
    changed_password boolean DEFAULT false NOT NULL,
    role text DEFAULT 'customer'::text NOT NULL,
    blocked boolean DEFAULT false NOT NULL,
    prime_user boolean DEFAULT false NOT NULL,
    prime_admin boolean DEFAULT false NOT NULL,
    group_admin boolean DEFAULT false NOT NULL,
    expert boolean DEFAULT false NOT NULL,
    raised_team_limit boolean DEFAULT false NOT NULL,
    long_retention boolean DEFAULT false NOT NULL,
    open_booking boolean DEFAULT false NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT accounts_phone CHECK ((phone ~ '^[0-9]{10}$'::text))
);
CREATE TABLE public.audit_log (
    id bigint NOT NULL,
    actor_id uuid,
    subject_id uuid,
    action text NOT NULL,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.audit_log_id_seq OWNED BY public.audit_log.id;
CREATE TABLE public.devices (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid NOT NULL,
    device_hash text NOT NULL,
    counts_for_limit boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.feed_runs (
    id bigint NOT NULL,
    feed text NOT NULL,
    origin text NOT NULL,
    actor_id uuid,
    files jsonb NOT NULL,
    done boolean NOT NULL,
    created integer NOT NULL,
    changed integer NOT NULL,
    unchanged integer NOT NULL,
    problems jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.feed_runs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.feed_runs_id_seq OWNED BY public.feed_runs.id;
CREATE TABLE public.idempotency_keys (
    account_id uuid NOT NULL,
    endpoint text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    reply jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.login_failures (
    key text NOT NULL,
    failures integer NOT NULL,
    last_failure_at timestamp with time zone NOT NULL
);
CREATE TABLE public.match_overrides (
    match_id text NOT NULL,
    player_index smallint NOT NULL,
    field text NOT NULL,
    value jsonb NOT NULL,
    actor_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.match_players (
    match_id text NOT NULL,
    player_index smallint NOT NULL,
    fixed_id text NOT NULL,
    own_id boolean NOT NULL,
    side smallint NOT NULL,
    name text NOT NULL,
    role smallint NOT NULL,
    credits double precision NOT NULL,
    image text NOT NULL,
    points double precision,
    selected_by double precision,
    captain_percentage double precision,
    vice_captain_percentage double precision,
    playing boolean NOT NULL,
    last_play boolean NOT NULL,
    availability text,
    provider_id text,
    app_ids jsonb NOT NULL,
    withdrawn boolean NOT NULL,
    CONSTRAINT match_players_index CHECK (((player_index >= 0) AND (player_index <= 69)))
);
CREATE TABLE public.matches (
    id text NOT NULL,
    sport smallint NOT NULL,
    feed text NOT NULL,
    match_time timestamp with time zone NOT NULL,
    series text NOT NULL,
    state text NOT NULL,
    apps jsonb NOT NULL,
    left_name text NOT NULL,
    left_short_name text NOT NULL,
    left_image text NOT NULL,
    right_name text NOT NULL,
    right_short_name text NOT NULL,
    right_image text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT matches_sport CHECK (((sport >= 0) AND (sport <= 3)))
);
CREATE TABLE public.notify_records (
    id bigint NOT NULL,
    superuser_id uuid NOT NULL,
    user_id uuid NOT NULL,
    duration integer NOT NULL,
    type text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.notify_records_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.notify_records_id_seq OWNED BY public.notify_records.id;
CREATE TABLE public.plan_terms (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL,
    duration integer NOT NULL,
    start_date date NOT NULL,
    end_date date NOT NULL,
    removed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT plan_terms_days CHECK (((end_date - start_date) = (duration - 1)))
);
CREATE TABLE public.promotions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    label text NOT NULL,
    image_url text NOT NULL,
    notification_url text NOT NULL,
    url_type integer NOT NULL,
    "order" integer NOT NULL,
    active boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    token_hash text NOT NULL,
    account_id uuid NOT NULL,
    device_id uuid,
    user_agent text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    idle_seconds integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.settings (
    key text NOT NULL,
    value jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.sign_in_links (
    token_hash text NOT NULL,
    account_id uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
ALTER TABLE ONLY public.audit_log ALTER COLUMN id SET DEFAULT nextval('public.audit_log_id_seq'::regclass);
ALTER TABLE ONLY public.feed_runs ALTER COLUMN id SET DEFAULT nextval('public.feed_runs_id_seq'::regclass);
ALTER TABLE ONLY public.notify_records ALTER COLUMN id SET DEFAULT nextval('public.notify_records_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES
	(1, 'f907c429249e5d9540eda2529d738f4880a179019969453a041ee914b6ac406f', 1795218387635),
	(2, '07728a3611c1ef891a921748ca392fd9eeb6dfabe8cc6b17d99d6d78bae359d7', 1795219069326);
INSERT INTO public.accounts VALUES
	('f72a75ee-82b3-4cda-98ec-75849050b611', '9000000001', 'Asha Menon', 'asha.menon@demo.example', '$argon2id$v=19$m=19456,t=2,p=1$Eu7EpIUv3SnmM8JIG6jSgg$PW2py5UjQfFU1FZeZOtbZ/3StQUSNRO7irs2v3PG5go', true, 'customer', false, false, false, false, false, false, false, false, NULL, '2026-11-22 13:42:55.462092+00'),
	('98dcda18-f9dc-4b8d-8918-dddb5370e7fd', '9000000002', 'Bilal Qureshi', 'bilal.qureshi@demo.example', '$argon2id$v=19$m=19456,t=2,p=1$kAOHrhjlS6RSHihb5h4vAQ$NTb25ljpl+DpxHYQioeQI3WlUMyB308GpuoBjLjbtQE', true, 'customer', false, false, false, false, false, false, false, false, NULL, '2026-11-22 13:42:55.678674+00'),
	('f6e16eca-d074-4af7-9cdc-776be2d231ea', '9000000003', '', '', '$argon2id$v=19$m=19456,t=2,p=1$bataYfPkIhEi7gDn6G9h0A$0+e+1PfVkZpl8JhK+Fx2v6DOb1z4y+Gx49o9ULhJClo', false, 'customer', false, false, false, false, false, false, false, false, NULL, '2026-11-22 13:42:55.712829+00'),
	('56b4ac97-de63-4abc-acfb-ae10ff248cef', '9000000004', 'Charu Desai', 'charu.desai@demo.example', '$argon2id$v=19$m=19456,t=2,p=1$fuG0lS78LUk7MdsPPp3FuQ$Sr/x6zRhxkAmn11oKip53sUgYuQMe386xmtmj8Pmq4M', true, 'admin', false, false, false, false, false, false, false, false, NULL, '2026-11-22 13:42:55.741636+00'),
	('5a940d68-647a-4900-8b5b-168a7f0ede22', '9000000005', 'Dev Anand Rao', 'dev.anand.rao@demo.example', '$argon2id$v=19$m=19456,t=2,p=1$2dEmae/uytaqQUtHSfBByA$3y65sJI64theKxBN9VEis0WuCYx1NDJ1gWeMRkrFogA', true, 'superuser', false, false, false, false, false, false, false, false, NULL, '2026-11-22 13:42:55.793952+00'),
	('798a887d-8977-4f76-a4a0-ea9228c045e7', '9000000006', 'Esha Thomas', 'esha.thomas@demo.example', '$argon2id$v=19$m=19456,t=2,p=1$A0vpCpWx5e9aXNHwqC3M5w$0i9Df7mNy0oxQOPIC4Ei310ubm55XJHBMBDOh1k3xJA', true, 'customer', false, true, true, false, false, false, false, false, NULL, '2026-11-22 13:42:56.098627+00'),
	('1e541bb1-fa13-4512-9bdb-31ece1c949cf', '9000000007', 'Farid Noor', 'farid.noor@demo.example', '$argon2id$v=19$m=19456,t=2,p=1$QzeaW9nb0loQJtz7bQm1jQ$0ekzNpVWbuKEhVaajY/HPJg9W8IQTgDzBCoYhANrbqo', true, 'customer', false, false, false, false, true, false, false, false, NULL, '2026-11-22 13:42:56.268264+00'),
	('72ef4f21-65bc-4bf0-a22a-e1008f1c5bb8', '9000000008', 'Gita Solanki', 'gita.solanki@demo.example', '$argon2id$v=19$m=19456,t=2,p=1$It3SnsiEgPSUEhXxV7qRTw$Kq78YNvN2MafH+q+IKJXV7quoIshMUEMll6HOujKiec', true, 'customer', false, false, false, true, false, false, false, false, NULL, '2026-11-22 13:42:56.547889+00');
INSERT INTO public.audit_log VALUES
	(1, '56b4ac97-de63-4abc-acfb-ae10ff248cef', 'f72a75ee-82b3-4cda-98ec-75849050b611', 'plan.add', '{"days": 30}', '2026-11-22 13:47:27.575596+00');
INSERT INTO public.devices VALUES
	('8646c5b2-6156-4842-b08d-847bd51fd5f6', 'f72a75ee-82b3-4cda-98ec-75849050b611', 'a device hash', true, '2026-11-22 13:47:27.569403+00');
INSERT INTO public.feed_runs VALUES
	(1, 'demo', 'demo', NULL, '["demo"]', true, 24, 0, 0, '[]', '2026-11-22 13:42:55.045832+00');
INSERT INTO public.idempotency_keys VALUES
	('56b4ac97-de63-4abc-acfb-ae10ff248cef', 'plans.add', 'k1', 'a request hash', '{"status": 201}', '2026-11-20 10:00:00+00');
INSERT INTO public.match_overrides VALUES
	('demo-cricket-lineups', 3, 'credits', '9.5', '56b4ac97-de63-4abc-acfb-ae10ff248cef', '2026-11-20 10:00:00+00');
INSERT INTO public.match_players VALUES
	('demo-cricket-lineups', 0, 'cr-harriers-01', true, 0, 'Omkar Wagle', 1, 10.5, '/demo/player/cr-harriers-01.svg', NULL, 65.09, 8.92, 7.88, true, true, 'announced', '496997', '[]', false),
	('demo-cricket-lineups', 1, 'cr-harriers-02', true, 0, 'Delroy Gittens', 2, 10, '/demo/player/cr-harriers-02.svg', NULL, 64.03, 6.85, 6.68, true, true, 'announced', '831085', '[]', false),
	('demo-cricket-lineups', 2, 'cr-harriers-03', true, 0, 'Akeem Deveaux', 3, 9.5, '/demo/player/cr-harriers-03.svg', NULL, 73.24, 8.82, 7.83, true, true, 'announced', '260269', '[]', false),
	('demo-cricket-lineups', 3, 'cr-harriers-04', true, 0, 'Dacre Nurse', 0, 9.5, '/demo/player/cr-harriers-04.svg', NULL, 68.46, 4.34, 5.02, true, true, 'announced', '171938', '[]', false),
	('demo-cricket-lineups', 4, 'cr-harriers-05', true, 0, 'Earlan Maynard', 1, 9, '/demo/player/cr-harriers-05.svg', NULL, 45.2, 2.91, 3.91, true, true, 'announced', '244537', '[]', false),
	('demo-cricket-lineups', 5, 'cr-harriers-06', true, 0, 'Tobias Northcote', 3, 9, '/demo/player/cr-harriers-06.svg', NULL, 50.93, 2.88, 3.89, true, true, 'announced', '417716', '[]', false),
	('demo-cricket-lineups', 6, 'cr-harriers-07', true, 0, 'Ishwar Kulshreshtha', 2, 9, '/demo/player/cr-harriers-07.svg', NULL, 52.95, 3.82, 4.64, true, true, 'announced', '254205', '[]', false),
	('demo-cricket-lineups', 7, 'cr-harriers-08', true, 0, 'Barnaby Ashdown', 1, 8.5, '/demo/player/cr-harriers-08.svg', NULL, 33.64, 1.17, 2.22, true, true, 'announced', '373809', '[]', false),
	('demo-cricket-lineups', 8, 'cr-harriers-09', true, 0, 'Jatin Mundra', 3, 8.5, '/demo/player/cr-harriers-09.svg', NULL, 51.15, 2.92, 3.92, true, true, 'announced', '167530', '[]', false),
	('demo-cricket-lineups', 9, 'cr-harriers-10', true, 0, 'Samarth Bhandari', 1, 8, '/demo/player/cr-harriers-10.svg', NULL, 33.02, 1.11, 2.14, true, true, 'announced', '710837', '[]', false),
	('demo-cricket-lineups', 10, 'cr-harriers-11', true, 0, 'Nevaro Bellefleur', 3, 8, '/demo/player/cr-harriers-11.svg', NULL, 28.09, 0.46, 1.24, true, true, 'announced', '589660', '[]', false),
	('demo-cricket-lineups', 11, 'cr-harriers-12', true, 0, 'Kemarni Padmore', 0, 8, '/demo/player/cr-harriers-12.svg', NULL, 0.03, 0, 0, false, false, 'substitute', '444029', '[]', false),
	('demo-cricket-lineups', 12, 'cr-harriers-13', true, 0, 'Niall Ravensworth', 1, 8, '/demo/player/cr-harriers-13.svg', NULL, 0.02, 0, 0, false, false, 'substitute', '874493', '[]', false),
	('demo-cricket-lineups', 13, 'cr-harriers-14', true, 0, 'Oswin Glynn', 2, 8, '/demo/player/cr-harriers-14.svg', NULL, 0, 0, 0, false, false, 'substitute', '201275', '[]', false),
	('demo-cricket-lineups', 14, 'cr-harriers-15', true, 0, 'Zubair Dhanraj', 3, 8, '/demo/player/cr-harriers-15.svg', NULL, 0.01, 0, 0, false, false, 'substitute', '743984', '[]', false),
	('demo-cricket-lineups', 15, 'cr-harriers-16', true, 0, 'Javaughn Lashley', 3, 7.5, '/demo/player/cr-harriers-16.svg', NULL, 0, 0, 0, false, false, 'substitute', '680639', '[]', false),
	('demo-cricket-lineups', 16, 'cr-kestrels-01', true, 1, 'Obinna Zwanepo', 1, 10.5, '/demo/player/cr-kestrels-01.svg', NULL, 68.85, 10.61, 8.78, true, true, 'announced', '936906', '[]', false),
	('demo-cricket-lineups', 17, 'cr-kestrels-02', true, 1, 'Eamon Baxendale', 2, 10, '/demo/player/cr-kestrels-02.svg', NULL, 65.1, 7.21, 6.9, true, true, 'announced', '460183', '[]', false),
	('demo-cricket-lineups', 18, 'cr-kestrels-03', true, 1, 'Tejas Tiwary', 3, 9.5, '/demo/player/cr-kestrels-03.svg', NULL, 44.72, 1.93, 3.03, true, true, 'announced', '348158', '[]', false),
	('demo-cricket-lineups', 19, 'cr-kestrels-04', true, 1, 'Mitchell Dunstan', 0, 9.5, '/demo/player/cr-kestrels-04.svg', NULL, 71.48, 4.95, 5.46, true, true, 'announced', '174343', '[]', false),
	('demo-cricket-lineups', 20, 'cr-kestrels-05', true, 1, 'Gurnoor Chitnis', 1, 9, '/demo/player/cr-kestrels-05.svg', NULL, 89.79, 24.02, 14.64, true, true, 'announced', '608848', '[]', false),
	('demo-cricket-lineups', 21, 'cr-kestrels-06', true, 1, 'Farai Sisuluma', 3, 9, '/demo/player/cr-kestrels-06.svg', NULL, 50.72, 2.85, 3.86, true, true, 'announced', '303745', '[]', false),
	('demo-cricket-lineups', 22, 'cr-kestrels-07', true, 1, 'Gamba Adeyemo', 2, 9, '/demo/player/cr-kestrels-07.svg', NULL, 47.91, 2.81, 3.83, true, true, 'announced', '246368', '[]', false),
	('demo-cricket-lineups', 23, 'cr-kestrels-08', true, 1, 'Beau Prendergast', 1, 8.5, '/demo/player/cr-kestrels-08.svg', NULL, 20.77, 0.26, 0.88, true, true, 'announced', '376478', '[]', false),
	('demo-cricket-lineups', 24, 'cr-kestrels-09', true, 1, 'Aarush Mundra', 3, 8.5, '/demo/player/cr-kestrels-09.svg', NULL, 30.38, 0.59, 1.44, true, true, 'announced', '470047', '[]', false),
	('demo-cricket-lineups', 25, 'cr-kestrels-10', true, 1, 'Harshal Mahapatra', 1, 8, '/demo/player/cr-kestrels-10.svg', NULL, 23.61, 0.39, 1.12, true, true, 'announced', '889100', '[]', false),
	('demo-cricket-lineups', 26, 'cr-kestrels-11', true, 1, 'Tane Lonsdale', 3, 8, '/demo/player/cr-kestrels-11.svg', NULL, 20.75, 0.18, 0.69, true, true, 'announced', '244007', '[]', false),
	('demo-cricket-lineups', 27, 'cr-kestrels-12', true, 1, 'Koa Kerrigan', 0, 8, '/demo/player/cr-kestrels-12.svg', NULL, 0.03, 0, 0, false, false, 'substitute', '959628', '[]', false),
	('demo-cricket-lineups', 28, 'cr-kestrels-13', true, 1, 'Wiremu Stapleton', 1, 8, '/demo/player/cr-kestrels-13.svg', NULL, 0.01, 0, 0, false, false, 'substitute', '322438', '[]', false),
	('demo-cricket-lineups', 29, 'cr-kestrels-14', true, 1, 'Rachit Ranganathan', 2, 8, '/demo/player/cr-kestrels-14.svg', NULL, 0.01, 0, 0, false, false, 'substitute', '453214', '[]', false),
	('demo-cricket-lineups', 30, 'cr-kestrels-15', true, 1, 'Chidi Ibekwe', 3, 8, '/demo/player/cr-kestrels-15.svg', NULL, 0.01, 0, 0, false, false, 'substitute', '247199', '[]', false),
	('demo-cricket-lineups', 31, 'cr-kestrels-16', true, 1, 'Sipho Gumede', 3, 7.5, '/demo/player/cr-kestrels-16.svg', NULL, 0, 0, 0, false, false, 'substitute', '993653', '[]', false),
	('demo-cricket-finished', 0, 'cr-harriers-01', true, 0, 'Omkar Wagle', 1, 10.5, '/demo/player/cr-harriers-01.svg', 19, 58.02, 5.77, 5.86, true, true, 'announced', '496997', '[]', false),
	('demo-cricket-finished', 1, 'cr-harriers-02', true, 0, 'Delroy Gittens', 2, 10, '/demo/player/cr-harriers-02.svg', 33, 68.74, 5.25, 5.53, true, true, 'announced', '831085', '[]', false),
	('demo-cricket-finished', 2, 'cr-harriers-03', true, 0, 'Akeem Deveaux', 3, 9.5, '/demo/player/cr-harriers-03.svg', 46, 65.1, 9.96, 8.25, true, true, 'announced', '260269', '[]', false),
	('demo-cricket-finished', 3, 'cr-harriers-04', true, 0, 'Dacre Nurse', 0, 9.5, '/demo/player/cr-harriers-04.svg', 25, 65.87, 4.93, 5.32, true, true, 'announced', '171938', '[]', false),
	('demo-cricket-finished', 4, 'cr-harriers-05', true, 0, 'Earlan Maynard', 1, 9, '/demo/player/cr-harriers-05.svg', 62, 41.81, 2.1, 3.12, true, true, 'announced', '244537', '[]', false),
	('demo-cricket-finished', 5, 'cr-harriers-06', true, 0, 'Tobias Northcote', 3, 9, '/demo/player/cr-harriers-06.svg', 50, 51.08, 4.72, 5.17, true, true, 'announced', '417716', '[]', false),
	('demo-cricket-finished', 6, 'cr-harriers-07', true, 0, 'Ishwar Kulshreshtha', 2, 9, '/demo/player/cr-harriers-07.svg', 58, 48.25, 1.77, 2.8, true, true, 'announced', '254205', '[]', false),
	('demo-cricket-finished', 7, 'cr-harriers-08', true, 0, 'Barnaby Ashdown', 1, 8.5, '/demo/player/cr-harriers-08.svg', 21, 41.82, 2.11, 3.12, true, true, 'announced', '373809', '[]', false);
INSERT INTO public.match_players VALUES
	('demo-cricket-finished', 8, 'cr-harriers-09', true, 0, 'Jatin Mundra', 3, 8.5, '/demo/player/cr-harriers-09.svg', 9, 29.12, 0.84, 1.76, true, true, 'announced', '167530', '[]', false),
	('demo-cricket-finished', 9, 'cr-harriers-10', true, 0, 'Samarth Bhandari', 1, 8, '/demo/player/cr-harriers-10.svg', 24, 29.22, 0.7, 1.57, true, true, 'announced', '710837', '[]', false),
	('demo-cricket-finished', 10, 'cr-harriers-11', true, 0, 'Nevaro Bellefleur', 3, 8, '/demo/player/cr-harriers-11.svg', 9, 22.12, 0.36, 1.03, true, true, 'announced', '589660', '[]', false),
	('demo-cricket-finished', 11, 'cr-harriers-12', true, 0, 'Kemarni Padmore', 0, 8, '/demo/player/cr-harriers-12.svg', 0, 0.03, 0, 0, false, false, 'substitute', '444029', '[]', false),
	('demo-cricket-finished', 12, 'cr-harriers-13', true, 0, 'Niall Ravensworth', 1, 8, '/demo/player/cr-harriers-13.svg', 0, 0.02, 0, 0, false, false, 'substitute', '874493', '[]', false),
	('demo-cricket-finished', 13, 'cr-harriers-14', true, 0, 'Oswin Glynn', 2, 8, '/demo/player/cr-harriers-14.svg', 0, 0.01, 0, 0, false, false, 'substitute', '201275', '[]', false),
	('demo-cricket-finished', 14, 'cr-harriers-15', true, 0, 'Zubair Dhanraj', 3, 8, '/demo/player/cr-harriers-15.svg', 0, 0.01, 0, 0, false, false, 'substitute', '743984', '[]', false),
	('demo-cricket-finished', 15, 'cr-harriers-16', true, 0, 'Javaughn Lashley', 3, 7.5, '/demo/player/cr-harriers-16.svg', 0, 0, 0, 0, false, false, 'substitute', '680639', '[]', false),
	('demo-cricket-finished', 16, 'cr-oaks-01', true, 1, 'Zane Rangihuna', 1, 10.5, '/demo/player/cr-oaks-01.svg', 60, 80.72, 15.94, 11.06, true, true, 'announced', '306295', '[]', false),
	('demo-cricket-finished', 17, 'cr-oaks-02', true, 1, 'Corbin Hollingworth', 2, 10, '/demo/player/cr-oaks-02.svg', 61, 69.22, 5.37, 5.61, true, true, 'announced', '792714', '[]', false),
	('demo-cricket-finished', 18, 'cr-oaks-03', true, 1, 'Hamish Merriden', 3, 9.5, '/demo/player/cr-oaks-03.svg', 65, 65.6, 10.2, 8.37, true, true, 'announced', '816111', '[]', false),
	('demo-cricket-finished', 19, 'cr-oaks-04', true, 1, 'Lincoln Northey', 0, 9.5, '/demo/player/cr-oaks-04.svg', 57, 74.08, 7.09, 6.67, true, true, 'announced', '687274', '[]', false),
	('demo-cricket-finished', 20, 'cr-oaks-05', true, 1, 'Piers Innes', 1, 9, '/demo/player/cr-oaks-05.svg', 27, 72.53, 11.46, 9, true, true, 'announced', '717239', '[]', false),
	('demo-cricket-finished', 21, 'cr-oaks-06', true, 1, 'Tobias Quayle', 3, 9, '/demo/player/cr-oaks-06.svg', 10, 49.76, 4.36, 4.92, true, true, 'announced', '343589', '[]', false),
	('demo-cricket-finished', 22, 'cr-oaks-07', true, 1, 'Callum Carrick', 2, 9, '/demo/player/cr-oaks-07.svg', 19, 43.76, 1.31, 2.32, true, true, 'announced', '620206', '[]', false),
	('demo-cricket-finished', 23, 'cr-oaks-08', true, 1, 'Zubair Mahapatra', 1, 8.5, '/demo/player/cr-oaks-08.svg', 26, 37.2, 1.47, 2.49, true, true, 'announced', '305707', '[]', false),
	('demo-cricket-finished', 24, 'cr-oaks-09', true, 1, 'Wiremu Dunstan', 3, 8.5, '/demo/player/cr-oaks-09.svg', 13, 47.91, 3.88, 4.57, true, true, 'announced', '366361', '[]', false),
	('demo-cricket-finished', 25, 'cr-oaks-10', true, 1, 'Silas Northcote', 1, 8, '/demo/player/cr-oaks-10.svg', 18, 18.65, 0.17, 0.66, true, true, 'announced', '190148', '[]', false),
	('demo-cricket-finished', 26, 'cr-oaks-11', true, 1, 'Samarth Wagle', 3, 8, '/demo/player/cr-oaks-11.svg', 5, 19.3, 0.24, 0.8, true, true, 'announced', '305308', '[]', false),
	('demo-cricket-finished', 27, 'cr-oaks-12', true, 1, 'Madhav Ranganathan', 0, 8, '/demo/player/cr-oaks-12.svg', 0, 0.02, 0, 0, false, false, 'substitute', '959312', '[]', false),
	('demo-cricket-finished', 28, 'cr-oaks-13', true, 1, 'Sarthak Tiwary', 1, 8, '/demo/player/cr-oaks-13.svg', 0, 0.01, 0, 0, false, false, 'substitute', '677533', '[]', false),
	('demo-cricket-finished', 29, 'cr-oaks-14', true, 1, 'Harrison Wainwright', 2, 8, '/demo/player/cr-oaks-14.svg', 0, 0.02, 0, 0, false, false, 'substitute', '144526', '[]', false),
	('demo-cricket-finished', 30, 'cr-oaks-15', true, 1, 'Niall Pemberton', 3, 8, '/demo/player/cr-oaks-15.svg', 0, 0, 0, 0, false, false, 'substitute', '993587', '[]', false),
	('demo-cricket-finished', 31, 'cr-oaks-16', true, 1, 'Koa Stapleton', 3, 7.5, '/demo/player/cr-oaks-16.svg', 0, 0, 0, 0, false, false, 'substitute', '114536', '[]', false),
	('demo-kabaddi-finished', 0, 'ka-suryas-01', true, 0, 'Anirban Dhanraj', 2, 19, '/demo/player/ka-suryas-01.svg', 18, 41.24, 6.46, 7.04, true, true, 'announced', '656118', '[]', false),
	('demo-kabaddi-finished', 1, 'ka-suryas-02', true, 0, 'Kavish Nambiar', 1, 16.5, '/demo/player/ka-suryas-02.svg', 12, 73.4, 8.82, 8.55, true, true, 'announced', '262063', '[]', false),
	('demo-kabaddi-finished', 2, 'ka-suryas-03', true, 0, 'Lakshit Mundra', 0, 15, '/demo/player/ka-suryas-03.svg', 23, 48.43, 4.51, 5.62, true, true, 'announced', '774463', '[]', false),
	('demo-kabaddi-finished', 3, 'ka-suryas-04', true, 0, 'Pranav Parekh', 2, 14, '/demo/player/ka-suryas-04.svg', 17, 39.23, 5.54, 6.4, true, true, 'announced', '880101', '[]', false),
	('demo-kabaddi-finished', 4, 'ka-suryas-05', true, 0, 'Devansh Saxena', 0, 13, '/demo/player/ka-suryas-05.svg', 26, 66.18, 11.78, 10.25, true, true, 'announced', '834305', '[]', false),
	('demo-kabaddi-finished', 5, 'ka-suryas-06', true, 0, 'Aarush Deshpande', 0, 12.5, '/demo/player/ka-suryas-06.svg', 22, 44.27, 3.42, 4.73, true, true, 'announced', '386263', '[]', false),
	('demo-kabaddi-finished', 6, 'ka-suryas-07', true, 0, 'Tejas Mahapatra', 2, 12, '/demo/player/ka-suryas-07.svg', 47, 30.64, 2.59, 3.98, true, true, 'announced', '726411', '[]', false),
	('demo-kabaddi-finished', 7, 'ka-suryas-08', true, 0, 'Uday Lokhande', 0, 12, '/demo/player/ka-suryas-08.svg', 0, 0.02, 0, 0, false, false, 'substitute', '734955', '[]', false),
	('demo-kabaddi-finished', 8, 'ka-suryas-09', true, 0, 'Samarth Wagle', 1, 12, '/demo/player/ka-suryas-09.svg', 0, 0.02, 0, 0, false, false, 'substitute', '552060', '[]', false),
	('demo-kabaddi-finished', 9, 'ka-suryas-10', true, 0, 'Balveer Upadhyay', 2, 11.5, '/demo/player/ka-suryas-10.svg', 0, 0.01, 0, 0, false, false, 'substitute', '243378', '[]', false),
	('demo-kabaddi-finished', 10, 'ka-suryas-11', true, 0, 'Advik Ranganathan', 0, 11, '/demo/player/ka-suryas-11.svg', 0, 0.01, 0, 0, false, false, 'substitute', '525366', '[]', false),
	('demo-kabaddi-finished', 11, 'ka-suryas-12', true, 0, 'Vihaan Kotwal', 1, 11, '/demo/player/ka-suryas-12.svg', 0, 0, 0, 0, false, false, 'substitute', '393766', '[]', false),
	('demo-kabaddi-finished', 12, 'ka-thunders-01', true, 1, 'Arash Orakzada', 2, 19, '/demo/player/ka-thunders-01.svg', 14, 61.41, 22, 15.15, true, true, 'announced', '907749', '[]', false),
	('demo-kabaddi-finished', 13, 'ka-thunders-02', true, 1, 'Farid Yousefpour', 1, 16.5, '/demo/player/ka-thunders-02.svg', 23, 76.54, 10.03, 9.27, true, true, 'announced', '882485', '[]', false),
	('demo-kabaddi-finished', 14, 'ka-thunders-03', true, 1, 'Rachit Wagle', 0, 15, '/demo/player/ka-thunders-03.svg', 15, 44.76, 3.54, 4.83, true, true, 'announced', '395011', '[]', false),
	('demo-kabaddi-finished', 15, 'ka-thunders-04', true, 1, 'Balveer Virdi', 2, 14, '/demo/player/ka-thunders-04.svg', 40, 47.48, 9.97, 9.23, true, true, 'announced', '363447', '[]', false);
INSERT INTO public.match_players VALUES
	('demo-kabaddi-finished', 16, 'ka-thunders-05', true, 1, 'Daniyar Farrokhpour', 0, 13, '/demo/player/ka-thunders-05.svg', 23, 46.07, 3.87, 5.11, true, true, 'announced', '927340', '[]', false),
	('demo-kabaddi-finished', 17, 'ka-thunders-06', true, 1, 'Madhav Oberoi', 0, 12.5, '/demo/player/ka-thunders-06.svg', 13, 50.23, 5.05, 6.03, true, true, 'announced', '580135', '[]', false),
	('demo-kabaddi-finished', 18, 'ka-thunders-07', true, 1, 'Eeshan Bordoloi', 2, 12, '/demo/player/ka-thunders-07.svg', 11, 29.98, 2.42, 3.81, true, true, 'announced', '306961', '[]', false),
	('demo-kabaddi-finished', 19, 'ka-thunders-08', true, 1, 'Uday Ranganathan', 0, 12, '/demo/player/ka-thunders-08.svg', 0, 0.02, 0, 0, false, false, 'substitute', '162299', '[]', false),
	('demo-kabaddi-finished', 20, 'ka-thunders-09', true, 1, 'Omkar Vaidya', 1, 12, '/demo/player/ka-thunders-09.svg', 0, 0.04, 0, 0, false, false, 'substitute', '127629', '[]', false),
	('demo-kabaddi-finished', 21, 'ka-thunders-10', true, 1, 'Raghav Pillai', 2, 11.5, '/demo/player/ka-thunders-10.svg', 0, 0.01, 0, 0, false, false, 'substitute', '167712', '[]', false),
	('demo-kabaddi-finished', 22, 'ka-thunders-11', true, 1, 'Aarush Sodhi', 0, 11, '/demo/player/ka-thunders-11.svg', 0, 0.01, 0, 0, false, false, 'substitute', '960518', '[]', false),
	('demo-kabaddi-finished', 23, 'ka-thunders-12', true, 1, 'Tejas Talwar', 1, 11, '/demo/player/ka-thunders-12.svg', 0, 0, 0, 0, false, false, 'substitute', '524200', '[]', false);
INSERT INTO public.matches VALUES
	('demo-cricket-lineups', 0, 'demo', '2026-11-22 14:20:00+00', 'Harbour Premier League', 'not_started', '["dream11", "my11circle", "myfab11", "myteam11"]', 'Saltmarsh Harriers', 'Harriers', '/demo/crest/cr-harriers.svg', 'Highmoor Kestrels', 'Kestrels', '/demo/crest/cr-kestrels.svg', '2026-11-22 13:42:53.393772+00', '2026-11-22 13:42:53.393772+00'),
	('demo-cricket-finished', 0, 'demo', '2026-11-21 11:45:00+00', 'Harbour Premier League', 'finished', '["dream11", "my11circle", "myfab11"]', 'Saltmarsh Harriers', 'Harriers', '/demo/crest/cr-harriers.svg', 'Greenwood Oaks', 'Oaks', '/demo/crest/cr-oaks.svg', '2026-11-22 13:42:53.393772+00', '2026-11-22 13:42:53.393772+00'),
	('demo-kabaddi-finished', 3, 'demo', '2026-11-21 11:45:00+00', 'Saffron Kabaddi League', 'finished', '["dream11", "my11circle", "myfab11", "myteam11"]', 'Sindoor Suryas', 'Suryas', '/demo/crest/ka-suryas.svg', 'Marwar Thunders', 'Thunders', '/demo/crest/ka-thunders.svg', '2026-11-22 13:42:53.393772+00', '2026-11-22 13:42:53.393772+00');
INSERT INTO public.notify_records VALUES
	(1, '5a940d68-647a-4900-8b5b-168a7f0ede22', 'f72a75ee-82b3-4cda-98ec-75849050b611', 30, 'plan', '2026-11-20 10:00:00+00');
INSERT INTO public.plan_terms VALUES
	('d9c2d9c5-91eb-4224-9c77-c251d33f19fe', 'f72a75ee-82b3-4cda-98ec-75849050b611', 'plan', 60, '2026-11-22', '2027-01-20', NULL, '2026-11-22 13:42:55.468463+00'),
	('0702380c-662d-439d-9190-b9c0119d85e6', 'f6e16eca-d074-4af7-9cdc-776be2d231ea', 'plan', 30, '2026-11-22', '2026-12-21', NULL, '2026-11-22 13:42:55.716883+00'),
	('de2044a7-75c0-4a82-8ba0-b559412ad79e', '798a887d-8977-4f76-a4a0-ea9228c045e7', 'prime', 60, '2026-11-22', '2027-01-20', NULL, '2026-11-22 13:42:56.103169+00'),
	('29f0a014-08e2-4dce-81af-d352b4dc5e23', '1e541bb1-fa13-4512-9bdb-31ece1c949cf', 'plan', 60, '2026-11-22', '2027-01-20', NULL, '2026-11-22 13:42:56.296054+00'),
	('7c391aba-c6ab-42ad-8058-54d07913ae12', '72ef4f21-65bc-4bf0-a22a-e1008f1c5bb8', 'plan', 60, '2026-11-22', '2027-01-20', NULL, '2026-11-22 13:42:56.563069+00');
INSERT INTO public.promotions VALUES
	('642247d9-fcfe-40cb-a55f-d16e6571af8e', 'Line-ups are out: make your teams now', '/demo/banner/lineups.svg', '/match/demo-cricket-lineups', 1, 0, true, '2026-11-22 13:42:56.601847+00'),
	('f16bc1c9-ad10-484c-b738-a3467bdbda6c', 'See what your plan holds', '/demo/banner/plan.svg', '/plandata', 1, 1, true, '2026-11-22 13:42:56.637776+00'),
	('63ac3d38-e182-40e3-b304-1d49d3db7281', 'Find your teams again, offline too', '/demo/banner/teams.svg', '/mymatches', 1, 2, true, '2026-11-22 13:42:56.653451+00');
INSERT INTO public.sessions VALUES
	('eae30e64-50ff-44e0-81ac-97b508627572', 'a token hash', 'f72a75ee-82b3-4cda-98ec-75849050b611', '8646c5b2-6156-4842-b08d-847bd51fd5f6', 'A browser', '2026-11-22 13:47:27.571517+00', '2026-11-22 13:47:27.571517+00', 3600, '2026-12-20 10:00:00+00');
INSERT INTO public.settings VALUES
	('hash', '"abc"', '2026-11-22 13:47:27.474162+00');
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 2, true);
SELECT pg_catalog.setval('public.audit_log_id_seq', 1, true);
SELECT pg_catalog.setval('public.feed_runs_id_seq', 1, true);
SELECT pg_catalog.setval('public.notify_records_id_seq', 1, true);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_phone_unique UNIQUE (phone);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.feed_runs
    ADD CONSTRAINT feed_runs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_account_id_endpoint_key_pk PRIMARY KEY (account_id, endpoint, key);
ALTER TABLE ONLY public.login_failures
    ADD CONSTRAINT login_failures_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.match_overrides
    ADD CONSTRAINT match_overrides_match_id_player_index_field_pk PRIMARY KEY (match_id, player_index, field);
ALTER TABLE ONLY public.match_players
    ADD CONSTRAINT match_players_fixed_id UNIQUE (match_id, fixed_id);
ALTER TABLE ONLY public.match_players
    ADD CONSTRAINT match_players_match_id_player_index_pk PRIMARY KEY (match_id, player_index);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notify_records
    ADD CONSTRAINT notify_records_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.plan_terms
    ADD CONSTRAINT plan_terms_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.promotions
    ADD CONSTRAINT promotions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_pkey PRIMARY KEY (token_hash);
CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject_id, id);
CREATE UNIQUE INDEX devices_account ON public.devices USING btree (account_id, device_hash);
CREATE INDEX feed_runs_time ON public.feed_runs USING btree (created_at);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX matches_sport_time ON public.matches USING btree (sport, match_time);
CREATE INDEX notify_records_superuser ON public.notify_records USING btree (superuser_id, id);
CREATE INDEX plan_terms_account ON public.plan_terms USING btree (account_id, kind, end_date);
CREATE INDEX promotions_order ON public.promotions USING btree ("order", created_at);
CREATE INDEX sessions_account ON public.sessions USING btree (account_id);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_actor_id_accounts_id_fk FOREIGN KEY (actor_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_subject_id_accounts_id_fk FOREIGN KEY (subject_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.feed_runs
    ADD CONSTRAINT feed_runs_actor_id_accounts_id_fk FOREIGN KEY (actor_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.match_overrides
    ADD CONSTRAINT match_overrides_actor_id_accounts_id_fk FOREIGN KEY (actor_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.match_overrides
    ADD CONSTRAINT match_overrides_match_id_matches_id_fk FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.match_players
    ADD CONSTRAINT match_players_match_id_matches_id_fk FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notify_records
    ADD CONSTRAINT notify_records_superuser_id_accounts_id_fk FOREIGN KEY (superuser_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.notify_records
    ADD CONSTRAINT notify_records_user_id_accounts_id_fk FOREIGN KEY (user_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.plan_terms
    ADD CONSTRAINT plan_terms_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_device_id_devices_id_fk FOREIGN KEY (device_id) REFERENCES public.devices(id);
ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id);
