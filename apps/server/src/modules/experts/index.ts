import type { Handler } from "#http/handler.ts";
import { getRecord } from "./handlers/get-record.ts";
import { postTeams, withdrawTeams } from "./handlers/post-teams.ts";
import { getExpertPost, listExpertPosts, listTeamsOfPost, viewExpertPost } from "./handlers/read-posts.ts";
import { updatePost } from "./handlers/update-post.ts";
import { listExpertVideos, postVideo, withdrawExpertVideo } from "./handlers/videos.ts";

export { expertJobs } from "./jobs.ts";
export { expertRelations } from "./relations.ts";
export const expertHandlers: readonly Handler[] = [
  listExpertPosts,
  getExpertPost,
  listTeamsOfPost,
  viewExpertPost,
  postTeams,
  updatePost,
  withdrawTeams,
  listExpertVideos,
  postVideo,
  withdrawExpertVideo,
  getRecord,
];
